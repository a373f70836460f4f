import { describe, expect, it } from "vitest";
import { accountCalls } from "../support/account-calls.ts";
import { CHANGE_ADDRESS } from "../support/admin-order-operations.ts";
import { anAddress, type Person } from "../support/factories.ts";
import { reviewCalls } from "../support/review-calls.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const calls = accountCalls(testShop);

const pointsOf = async (key: string): Promise<number | undefined> =>
  (await testShop.sql<{ points: number }>("select points from throttles where key = $1", [key]))[0]?.points;

describe("one account", () => {
  it.each([
    [
      "orderAddressByAccount",
      10,
      async ({ token }: Person) => {
        const order = await testShop.anOrder({ shopper: await testShop.aShopper() });
        const address = anAddress();
        return testShop.gql(CHANGE_ADDRESS, { orderId: order.id, address, seen: address }, token);
      },
    ],
    ["profileByAccount", 100, ({ token, email }: Person) => calls.updateProfile(token, { name: "A", email })],
    [
      "reviewByAccount",
      60,
      async (person: Person) =>
        reviewCalls(testShop).write(person, { productId: (await testShop.aProduct()).id }),
    ],
    ["exportByAccount", 10, ({ token }: Person) => calls.exportMyData(token)],
  ])("has a limit: %s", async (name, points, request) => {
    const [shopper, otherShopper] = await Promise.all([testShop.aShopper(), testShop.aShopper()]);
    await request(shopper);
    const key = `${name}:${shopper.id}`;
    expect(await pointsOf(key)).toBe(1);
    await testShop.sql("update throttles set points = $2 where key = $1", [key, points - 1]);
    expect((await request(shopper)).status).not.toBe(429);
    expect(await request(shopper)).toMatchObject({ status: 429, code: "TOO_MANY" });
    expect((await request(otherShopper)).status).not.toBe(429);
  });

  it("of an admin changes addresses of orders without a limit", async () => {
    const [admin, shopper] = [await testShop.anAdmin(), await testShop.aShopper()];
    const order = await testShop.anOrder({ shopper });
    const cities = ["Mysuru", "Hassan", "Mysuru", "Hassan", "Mysuru", "Hassan"];
    for (const [index, city] of [...cities, ...cities].entries()) {
      const seen = anAddress(index === 0 ? {} : { city: cities[(index - 1) % cities.length] });
      const variables = { orderId: order.id, address: anAddress({ city }), seen };
      expect((await testShop.gql(CHANGE_ADDRESS, variables, admin.token)).code).toBeUndefined();
    }
  });
});
