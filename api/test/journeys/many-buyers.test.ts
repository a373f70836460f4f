import { describe, expect, it } from "vitest";
import { anAddress, type LineWish, type Person, type TestProduct } from "../support/factories.ts";
import { CHANGE_STATUS, PLACE_ORDER } from "../support/operations.ts";
import { openTestShop } from "../support/test-shop.ts";

const { sql, url, aShopper, anAdmin, aProduct, stockOf, soldOf } = await openTestShop();

type Told = { data?: { placeOrder: { id: string } | null }; errors?: { extensions: { code: string } }[] };

/** Sends a request over a real connection, as shoppers do. */
const ask = async (token: string, query: string, variables: Record<string, unknown>) => {
  const answer = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as Told;
  return { status: answer.status, orderId: data?.placeOrder?.id, code: errors?.[0]?.extensions.code };
};

let keys = 0;

const buy = (shopper: Person, lines: LineWish[], expectedTotal: number) => {
  keys += 1;
  const idempotencyKey = `many-buyers-${keys}`;
  const input = { idempotencyKey, lines, shippingAddress: anAddress(), paymentMethod: "COD", expectedTotal };
  return ask(shopper.token, PLACE_ORDER, { input });
};

const people = (count: number): Promise<Person[]> =>
  Promise.all(Array.from({ length: count }, () => aShopper()));

const expectAllPieces = async (product: TestProduct, initial: number): Promise<void> => {
  expect((await stockOf(product.id)) + (await soldOf(product.id))).toBe(initial);
};

const ordersWithoutLines = () =>
  sql("select o.id from orders o where not exists (select from order_lines l where l.order_id = o.id)");

describe("many shoppers at once", () => {
  it("buy the last 5 pieces: of 20, exactly 5 get one, and the shop sells no more than its stock", async () => {
    const [shoppers, dress] = await Promise.all([people(20), aProduct({ stock: 5, price: 1200 })]);
    const lines = [{ productId: dress.id, quantity: 1 }];
    const answers = await Promise.all(shoppers.map((shopper) => buy(shopper, lines, 1200)));
    const bought = answers.filter(({ orderId }) => orderId);
    const others = answers.filter(({ orderId }) => !orderId);
    expect(bought).toHaveLength(5);
    expect(others).toHaveLength(15);
    for (const { status, code } of others) expect([status, code]).toEqual([409, "OUT_OF_STOCK"]);
    expect(await stockOf(dress.id)).toBe(0);
    expect(await soldOf(dress.id)).toBe(5);
    expect(await ordersWithoutLines()).toEqual([]);
  });

  it("buy the same pieces in opposite orders without a deadlock", async () => {
    const products = await Promise.all(Array.from({ length: 6 }, () => aProduct({ stock: 15, price: 600 })));
    const shoppers = await people(24);
    const buys = shoppers.map((shopper, index) => {
      const wanted = index % 2 === 0 ? products : products.toReversed();
      const turned = [...wanted.slice(index % 6), ...wanted.slice(0, index % 6)];
      return buy(
        shopper,
        turned.map(({ id }) => ({ productId: id, quantity: 1 })),
        3600,
      );
    });
    const answers = await Promise.all(buys);
    expect(answers.filter(({ orderId }) => orderId)).toHaveLength(15);
    for (const { status, code } of answers.filter(({ orderId }) => !orderId))
      expect([status, code]).toEqual([409, "OUT_OF_STOCK"]);
    for (const product of products) {
      expect(await stockOf(product.id)).toBe(0);
      await expectAllPieces(product, 15);
    }
  });

  it("take no stock at all if one of several lines is short", async () => {
    const [plenty, scarce] = await Promise.all([
      aProduct({ stock: 50, price: 600 }),
      aProduct({ stock: 3, price: 600 }),
    ]);
    const shoppers = await people(12);
    const lines = [plenty, scarce].map(({ id }) => ({ productId: id, quantity: 1 }));
    const answers = await Promise.all(shoppers.map((shopper) => buy(shopper, lines, 1200)));
    expect(answers.filter(({ orderId }) => orderId)).toHaveLength(3);
    expect(await stockOf(plenty.id)).toBe(47);
    expect(await stockOf(scarce.id)).toBe(0);
  });

  it("buy while an admin cancels and confirms again: every piece is either sold or in stock", async () => {
    const [boss, dress, shoppers] = await Promise.all([
      anAdmin(),
      aProduct({ stock: 8, price: 900 }),
      people(16),
    ]);
    const lines = [{ productId: dress.id, quantity: 1 }];
    const early = await Promise.all(shoppers.slice(0, 8).map((shopper) => buy(shopper, lines, 900)));
    const turn = async (orderId: string | undefined) => {
      const statuses = ["CANCELLED", "CONFIRMED", "RETURNED", "SHIPPED"];
      const answers = [];
      for (const status of statuses) answers.push(await ask(boss.token, CHANGE_STATUS, { orderId, status }));
      return answers;
    };
    const late = shoppers.slice(8).map((shopper) => buy(shopper, lines, 900));
    const turns = (await Promise.all(early.map(({ orderId }) => turn(orderId)))).flat();
    const answers = [...turns, ...(await Promise.all(late))];
    for (const { status } of answers) expect([200, 409]).toContain(status);
    await expectAllPieces(dress, 8);
    expect(await ordersWithoutLines()).toEqual([]);
  });
});
