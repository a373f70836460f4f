import { describe, expect, it } from "vitest";
import { accountCalls } from "../support/account-calls.ts";
import { useRealHashes } from "../support/cheap-hashes.ts";
import { openTestShop } from "../support/test-shop.ts";

useRealHashes();
const testShop = await openTestShop();
const calls = accountCalls(testShop);

describe("thirty logins at once", () => {
  it("do not block the catalogue: every page that is requested after them arrives before they finish", async () => {
    const shoppers = await Promise.all(Array.from({ length: 30 }, () => testShop.aShopper()));
    await Promise.all(Array.from({ length: 5 }, () => testShop.aProduct({ pictures: 1 })));
    const page = () =>
      testShop.gql<{ products: { totalCount: number } }>(
        "{ products(first: 24) { totalCount nodes { id title price } } }",
      );
    await page();
    const finishOrder: string[] = [];
    const logins = shoppers.map(async ({ email, password }) => {
      const { status } = await calls.logIn(email, password);
      finishOrder.push("login");
      return status;
    });
    const pages = Array.from({ length: 20 }, async () => {
      const { data } = await page();
      finishOrder.push("page");
      return data.products.totalCount;
    });
    expect(await Promise.all(pages)).toEqual(pages.map(() => 5));
    expect(await Promise.all(logins)).toEqual(shoppers.map(() => 200));
    const loginsAfter = finishOrder.slice(finishOrder.lastIndexOf("page")).filter((done) => done === "login");
    expect(loginsAfter.length).toBeGreaterThan(15);
  });
});
