import { describe, expect, it } from "vitest";
import type { Person } from "../../support/factories.ts";
import { PLACE_ORDER, type OrderFields } from "../../support/operations.ts";
import { openTestShop, type TestShop } from "../../support/test-shop.ts";

const [limited, unlimited] = [
  await openTestShop({ ORDERS_PER_HOUR_BY_NETWORK: "4" }),
  await openTestShop({ THROTTLES: "off" }),
];

const placeMany = async (testShop: TestShop, count: number, shopperOf: () => Promise<Person>) => {
  const dress = await testShop.aProduct({ stock: count });
  const drafts = await Promise.all(
    Array.from({ length: count }, async () => {
      const shopper = await shopperOf();
      return { shopper, input: await testShop.aDraft(shopper, [{ productId: dress.id, quantity: 1 }]) };
    }),
  );
  const place = ({ shopper, input }: (typeof drafts)[number]) =>
    testShop.gql<{ placeOrder: { order: OrderFields } }>(PLACE_ORDER, { input }, shopper.token);
  const responses = await Promise.all(drafts.map(place));
  const isPlaced = (index: number) => responses[index]?.errors.length === 0;
  return {
    placedCount: responses.filter(({ errors }) => errors.length === 0).length,
    codes: responses.flatMap(({ code }) => code ?? []),
    repeatPlaced: () => Promise.all(drafts.filter((_, index) => isPlaced(index)).map(place)),
    stockLeft: await testShop.stockOf(dress.id),
  };
};

describe("the limit of a network", () => {
  it("counts each order of its accounts once, also simultaneous or repeated ones", async () => {
    const { placedCount, codes, repeatPlaced, stockLeft } = await placeMany(limited, 8, () =>
      limited.aShopper(),
    );
    expect({ placedCount, stockLeft }).toEqual({ placedCount: 4, stockLeft: 4 });
    expect(codes).toEqual(Array.from({ length: 4 }, () => "NETWORK_ORDERS_LIMIT"));
    expect((await repeatPlaced()).flatMap(({ errors }) => errors)).toEqual([]);
  });

  it("ends after an hour", async () => {
    await limited.sql("update throttles set expire = expire - 3600001 where key like 'ordersByNetwork:%'");
    expect((await placeMany(limited, 1, () => limited.aShopper())).placedCount).toBe(1);
  });
});

describe("with THROTTLES=off", () => {
  it("one account can order any number of times", async () => {
    const shopper = await unlimited.aShopper();
    expect((await placeMany(unlimited, 30, async () => shopper)).placedCount).toBe(30);
  });

  it("no other counted limit applies", async () => {
    const emailExists = () =>
      unlimited.gql<{ emailExists: boolean }>('{ emailExists(email: "asha@example.com") }');
    for (let attempt = 0; attempt < 70; attempt += 1) expect((await emailExists()).errors).toEqual([]);
    const [row] = await unlimited.sql("select count(*)::int as counters from throttles");
    expect(row).toEqual({ counters: 0 });
  });
});
