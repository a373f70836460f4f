import { describe, expect, it } from "vitest";
import type { Person } from "../support/factories.ts";
import { PLACE_ORDER, type OrderAnswer } from "../support/operations.ts";
import { openTestShop, type TestShop } from "../support/test-shop.ts";

const [narrow, loose] = [
  await openTestShop({ ORDERS_PER_HOUR_BY_NETWORK: "4" }),
  await openTestShop({ THROTTLES: "off" }),
];

const placeMany = async (house: TestShop, many: number, shopperOf: () => Promise<Person>) => {
  const dress = await house.aProduct({ stock: many });
  const drafts = await Promise.all(
    Array.from({ length: many }, async () => {
      const shopper = await shopperOf();
      return { shopper, input: await house.aDraft(shopper, [{ productId: dress.id, quantity: 1 }]) };
    }),
  );
  const place = ({ shopper, input }: (typeof drafts)[number]) =>
    house.gql<{ placeOrder: OrderAnswer }>(PLACE_ORDER, { input }, shopper.token);
  const answers = await Promise.all(drafts.map(place));
  const isTaken = (index: number) => answers[index]?.errors.length === 0;
  return {
    taken: answers.filter(({ errors }) => errors.length === 0).length,
    codes: answers.flatMap(({ code }) => code ?? []),
    repeatTaken: () => Promise.all(drafts.filter((_, index) => isTaken(index)).map(place)),
    left: await house.stockOf(dress.id),
  };
};

describe("the limit of a network", () => {
  it("is shared by its accounts, also for simultaneous orders, and does not refuse repeated requests", async () => {
    const { taken, codes, repeatTaken, left } = await placeMany(narrow, 8, () => narrow.aShopper());
    expect({ taken, left }).toEqual({ taken: 4, left: 4 });
    expect(codes).toEqual(Array.from({ length: 4 }, () => "NETWORK_ORDERS_LIMIT"));
    expect((await repeatTaken()).flatMap(({ errors }) => errors)).toEqual([]);
  });

  it("ends after an hour", async () => {
    await narrow.sql("update throttles set expire = expire - 3600001 where key like 'ordersByNetwork:%'");
    expect((await placeMany(narrow, 1, () => narrow.aShopper())).taken).toBe(1);
  });
});

describe("with THROTTLES=off", () => {
  it("one account can order any number of times", async () => {
    const asha = await loose.aShopper();
    expect((await placeMany(loose, 30, async () => asha)).taken).toBe(30);
  });

  it("no other counted limit applies", async () => {
    const ask = () => loose.gql<{ emailExists: boolean }>('{ emailExists(email: "asha@example.com") }');
    for (let asked = 0; asked < 70; asked += 1) expect((await ask()).errors).toEqual([]);
    const [row] = await loose.sql("select count(*)::int as counters from throttles");
    expect(row).toEqual({ counters: 0 });
  });
});
