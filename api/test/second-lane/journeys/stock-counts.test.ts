import { describe, expect, it } from "vitest";
import { openTestShop } from "../../support/test-shop.ts";

const { gql, aShopper, anAdmin, aProduct, anOrder, stockOf } = await openTestShop();
const [admin, shopper] = await Promise.all([anAdmin(), aShopper()]);

const CHANGE =
  "mutation($id: ID!, $changes: ProductChanges!) { updateProduct(input: { id: $id, changes: $changes }) { stock } }";
const STOCK = `mutation($id: ID!, $input: StockChangeInput!, $key: String) {
  updateStock(input: { productId: $id, change: $input, idempotencyKey: $key }) { stock } }`;

type Count = { counted: number; seen: number };

const counts: [string, string, (id: string, count: Count) => ReturnType<typeof gql>][] = [
  [
    "the product form",
    "countedStock",
    (id, { counted, seen }) =>
      gql(CHANGE, { id, changes: { countedStock: counted, stockSeen: seen } }, admin.token),
  ],
  [
    "the stock page",
    "quantity",
    (id, { counted, seen }) =>
      gql(STOCK, { id, input: { reason: "COUNTED", quantity: counted, stockSeen: seen } }, admin.token),
  ],
];

const receive = (id: string, quantity: number) =>
  gql(STOCK, { id, input: { reason: "RECEIVED", quantity } }, admin.token);

describe.each(counts)("a count of %s", (_name, field, book) => {
  it("is refused with the current stock, if it has changed since the admin saw it", async () => {
    const { id } = await aProduct({ stock: 10 });
    await receive(id, 5);
    await anOrder({ shopper, lines: [{ productId: id, quantity: 1 }] });
    expect(await book(id, { counted: 12, seen: 10 })).toMatchObject({
      status: 409,
      code: "STOCK_CHANGED",
      message: "The stock is now 14, but you saw 10. Please check your count, and save again.",
      errors: [{ extensions: { field, stock: 14 } }],
    });
    expect(await stockOf(id)).toBe(14);
    expect(await book(id, { counted: 12, seen: 14 })).toMatchObject({ errors: [] });
    expect(await stockOf(id)).toBe(12);
  });

  it("is accepted if it equals the current stock: another admin has counted the same, or the request is repeated", async () => {
    const { id } = await aProduct({ stock: 10 });
    expect(await book(id, { counted: 12, seen: 10 })).toMatchObject({ errors: [] });
    expect(await book(id, { counted: 12, seen: 10 })).toMatchObject({ errors: [] });
    expect(await stockOf(id)).toBe(12);
  });
});

describe("a repeated count with an idempotency key", () => {
  it("books nothing, even if it names the stock that the first one has set", async () => {
    const { id } = await aProduct({ stock: 10 });
    const count = (stockSeen: number) =>
      gql(
        STOCK,
        { id, input: { reason: "COUNTED", quantity: 12, stockSeen }, key: "count-of-ikat-dress" },
        admin.token,
      );
    expect(await count(10)).toMatchObject({ errors: [] });
    await receive(id, 1);
    expect(await count(12)).toMatchObject({ errors: [] });
    expect(await stockOf(id)).toBe(13);
  });
});
