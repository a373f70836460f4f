import { describe, expect, it } from "vitest";
import { accountCalls } from "./support/account-calls.ts";
import { openTestShop } from "./support/test-shop.ts";

const house = await openTestShop();
const calls = accountCalls(house);

describe("fifty logins at once", () => {
  it("do not block the catalogue: every page that is requested after them arrives before they finish", async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => house.aShopper()));
    await Promise.all(Array.from({ length: 5 }, () => house.aProduct({ pictures: 1 })));
    const page = () =>
      house.gql<{ products: { totalCount: number } }>(
        "{ products(first: 24) { totalCount nodes { id title price } } }",
      );
    await page();
    const order: string[] = [];
    const logins = people.map(async ({ email, password }) => {
      const { status } = await calls.logIn(email, password);
      order.push("login");
      return status;
    });
    const pages = Array.from({ length: 20 }, async () => {
      const { data } = await page();
      order.push("page");
      return data.products.totalCount;
    });
    expect(await Promise.all(pages)).toEqual(pages.map(() => 5));
    expect(await Promise.all(logins)).toEqual(people.map(() => 200));
    const loginsAfter = order.slice(order.lastIndexOf("page")).filter((done) => done === "login");
    expect(loginsAfter.length).toBeGreaterThan(25);
  });
});
