import { describe, expect, it } from "vitest";
import { anAddress, type LineInput, type Person } from "../support/factories.ts";
import type { TestProduct } from "../support/product-factories.ts";
import { CHANGE_STATUS, PLACE_ORDER } from "../support/operations.ts";
import { openTestShop } from "../support/test-shop.ts";

const { sql, url, aShopper, anAdmin, aProduct, stockOf, soldOf } = await openTestShop();

type PlaceOrderBody = {
  data?: { placeOrder?: { order: { id: string } | null } };
  errors?: { extensions: { code: string } }[];
};

/** Sends a request over a real connection, as shoppers do. */
const send = async (token: string, query: string, variables: Record<string, unknown>) => {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as PlaceOrderBody;
  return {
    status: response.status,
    orderId: data?.placeOrder?.order?.id,
    code: errors?.[0]?.extensions.code,
  };
};

let keys = 0;

const buy = (shopper: Person, lines: LineInput[], expectedTotal: number) => {
  keys += 1;
  const idempotencyKey = `many-buyers-${keys}`;
  const input = { idempotencyKey, lines, shippingAddress: anAddress(), paymentMethod: "COD", expectedTotal };
  return send(shopper.token, PLACE_ORDER, { input });
};

const makeShoppers = (count: number): Promise<Person[]> =>
  Promise.all(Array.from({ length: count }, () => aShopper()));

const expectAllPieces = async (product: TestProduct, initial: number): Promise<void> => {
  expect((await stockOf(product.id)) + (await soldOf(product.id))).toBe(initial);
};

const ordersWithoutLines = () =>
  sql("select o.id from orders o where not exists (select from order_lines l where l.order_id = o.id)");

describe("many shoppers at once", () => {
  it("buy no more than the last 5 pieces", async () => {
    const [shoppers, dress] = await Promise.all([makeShoppers(20), aProduct({ stock: 5, price: 1200 })]);
    const lines = [{ productId: dress.id, quantity: 1 }];
    const responses = await Promise.all(shoppers.map((shopper) => buy(shopper, lines, 1200)));
    const bought = responses.filter(({ orderId }) => orderId);
    const refused = responses.filter(({ orderId }) => !orderId);
    expect(bought).toHaveLength(5);
    expect(refused).toHaveLength(15);
    for (const { status, code } of refused) expect([status, code]).toEqual([409, "OUT_OF_STOCK"]);
    expect(await stockOf(dress.id)).toBe(0);
    expect(await soldOf(dress.id)).toBe(5);
    expect(await ordersWithoutLines()).toEqual([]);
  });

  it("buy the same pieces in opposite orders without a deadlock", async () => {
    const products = await Promise.all(Array.from({ length: 6 }, () => aProduct({ stock: 15, price: 600 })));
    const shoppers = await makeShoppers(24);
    const buys = shoppers.map((shopper, index) => {
      const ordered = index % 2 === 0 ? products : products.toReversed();
      const rotated = [...ordered.slice(index % 6), ...ordered.slice(0, index % 6)];
      return buy(
        shopper,
        rotated.map(({ id }) => ({ productId: id, quantity: 1 })),
        3600,
      );
    });
    const responses = await Promise.all(buys);
    expect(responses.filter(({ orderId }) => orderId)).toHaveLength(15);
    for (const { status, code } of responses.filter(({ orderId }) => !orderId))
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
    const shoppers = await makeShoppers(12);
    const lines = [plenty, scarce].map(({ id }) => ({ productId: id, quantity: 1 }));
    const responses = await Promise.all(shoppers.map((shopper) => buy(shopper, lines, 1200)));
    expect(responses.filter(({ orderId }) => orderId)).toHaveLength(3);
    expect(await stockOf(plenty.id)).toBe(47);
    expect(await stockOf(scarce.id)).toBe(0);
  });

  it("buy while an admin cancels and confirms again: every piece is either sold or in stock", async () => {
    const [admin, dress, shoppers] = await Promise.all([
      anAdmin(),
      aProduct({ stock: 8, price: 900 }),
      makeShoppers(16),
    ]);
    const lines = [{ productId: dress.id, quantity: 1 }];
    const earlyOrders = await Promise.all(shoppers.slice(0, 8).map((shopper) => buy(shopper, lines, 900)));
    const toggleStatuses = async (orderId: string | undefined) => {
      const statuses = ["CANCELLED", "CONFIRMED", "RETURNED", "SHIPPED"];
      const responses = [];
      for (const status of statuses)
        responses.push(await send(admin.token, CHANGE_STATUS, { orderId, status }));
      return responses;
    };
    const lateOrders = shoppers.slice(8).map((shopper) => buy(shopper, lines, 900));
    const statusResponses = (
      await Promise.all(earlyOrders.map(({ orderId }) => toggleStatuses(orderId)))
    ).flat();
    const responses = [...statusResponses, ...(await Promise.all(lateOrders))];
    for (const { status } of responses) expect([200, 409]).toContain(status);
    await expectAllPieces(dress, 8);
    expect(await ordersWithoutLines()).toEqual([]);
  });
});
