import { beforeEach, describe, expect, it } from "vitest";
import { batchCalls } from "../support/batch-calls.ts";
import { noOrderLimits } from "../support/no-order-limits.ts";
import type { Json } from "../support/rest-shapes.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { gql, rest, aShopper, anAdmin, aProduct, anOrder, stockOf } = testShop;
const [admin, shopper] = await Promise.all([anAdmin(), aShopper()]);
const calls = batchCalls(testShop, admin.token);

const STOCK =
  "mutation($id: ID!, $input: StockChangeInput!) { updateStock(input: { productId: $id, change: $input }) { stock } }";
const CHANGE =
  "mutation($id: ID!, $changes: ProductChanges!) { updateProduct(input: { id: $id, changes: $changes }) { stock } }";
const TRACK =
  "mutation($id: ID!, $units: [UnitStockInput!]) { trackStock(input: { productId: $id, isTracked: true, units: $units }) { stock } }";

const CANCEL = "mutation($id: ID!) { updateOrderStatus(input: { orderId: $id, status: CANCELLED }) { id } }";

const move = (id: string, reason: string, quantity: number) =>
  gql(STOCK, { id, input: { reason, quantity } }, admin.token);
const put = (id: string, body: Json) => rest<Json>("PUT", `/api/admin/products/${id}`, body, admin.token);
const setStock = (id: string, seen: number, counted: number) =>
  gql(CHANGE, { id, changes: { stockSeen: seen, countedStock: counted } }, admin.token);
const problemOf = async (edit: Json) => (await calls.checkGrid([edit])).rows.nodes[0]?.problem ?? null;

/** The product has the highest stock that an admin can give it, and a cancelled order adds two pieces. */
const aLiftedProduct = async () => {
  const product = await aProduct({ stock: 1_000_000, sizes: ["S"] });
  const order = await anOrder({ shopper, lines: [{ productId: product.id, size: "S", quantity: 2 }] });
  await move(product.id, "RECEIVED", 2);
  await gql(CANCEL, { id: order.id }, admin.token);
  return product;
};

let id: string;
beforeEach(async () => {
  ({ id } = await aLiftedProduct());
  expect(await stockOf(id)).toBe(1_000_002);
});

describe("a stock that a cancelled order has lifted above 1,000,000", () => {
  it("can be sent back unchanged by PUT, also if pieces were sold since the read, or the response was lost", async () => {
    const { body } = await rest<Json[]>("GET", "/api/admin/products", undefined, admin.token);
    const read = body.find(({ _id }) => _id === id);
    await anOrder({ shopper, lines: [{ productId: id, size: "S", quantity: 1 }] });
    for (let request = 0; request < 2; request += 1)
      expect(await put(id, { title: "Silk dress", stock: read?.["stock"] })).toMatchObject({
        status: 200,
        body: { title: "Silk dress", stock: 1_000_001 },
      });
    expect(await put(id, { stock: 1_000_003 })).toMatchObject({
      status: 400,
      body: { code: "STOCK_INVALID" },
    });
    expect(await put(id, { stock: 1_000_000 })).toMatchObject({ status: 200, body: { stock: 1_000_000 } });
  });

  it("can only stay or fall in the form", async () => {
    expect(await setStock(id, 1_000_002, 1_000_002)).toMatchObject({ errors: [] });
    expect(await setStock(id, 1_000_002, 1_000_003)).toMatchObject({ code: "STOCK_INVALID" });
    expect(await setStock(id, 1_000_002, 1_000_001)).toMatchObject({
      data: { updateProduct: { stock: 1_000_001 } },
    });
  });

  it("can only stay or fall by a movement", async () => {
    expect(await move(id, "COUNTED", 1_000_002)).toMatchObject({ errors: [] });
    expect(await move(id, "RECEIVED", 1)).toMatchObject({ code: "STOCK_INVALID" });
    expect(await move(id, "DAMAGED", 1)).toMatchObject({ data: { updateStock: { stock: 1_000_001 } } });
  });

  it("can only stay or fall in the grid", async () => {
    const edit = { id, version: 1 };
    expect(await problemOf({ ...edit, stock: 1_000_002 })).toBeNull();
    expect(await problemOf({ ...edit, stock: 1_000_003 })).toBe(
      "stock: Stock is a whole number from 0 to 1,000,000.",
    );
    const checked = await calls.checkGrid([{ ...edit, stock: 1_000_001 }]);
    expect(await calls.apply(checked.id)).toMatchObject({ status: "APPLIED", changedCount: 1 });
    expect(await stockOf(id)).toBe(1_000_001);
  });

  it("can only stay or fall by an exported file", async () => {
    const importWith = (stock: number, stockSeen: string) =>
      calls.importFile(`id,stock,stockSeen\n${id},${stock},${stockSeen}\n`);
    for (const seen of ["1000002", ""])
      expect(await importWith(1_000_002, seen)).toMatchObject({ problemCount: 0, unchangedCount: 1 });
    expect(await importWith(1_000_003, "1000002")).toMatchObject({ problemCount: 1 });
    const checked = await importWith(1_000_001, "1000002");
    expect(await calls.apply(checked.id)).toMatchObject({ status: "APPLIED", changedCount: 1 });
    expect(await stockOf(id)).toBe(1_000_001);
  });

  it("is restored by the undo of a lower count", async () => {
    const checked = await calls.checkGrid([{ id, version: 1, stock: 5 }]);
    await calls.apply(checked.id);
    const undo = await calls.checkUndo(checked.id);
    expect(undo).toMatchObject({ problemCount: 0, changedCount: 1 });
    expect(await calls.apply(undo.id)).toMatchObject({ status: "APPLIED" });
    expect(await stockOf(id)).toBe(1_000_002);
  });

  it("can be counted by size and colour", async () => {
    const units = [{ size: "S", color: null, stock: 1_000_002 }];
    expect(await gql(TRACK, { id, units }, admin.token)).toMatchObject({
      data: { trackStock: { stock: 1_000_002 } },
    });
  });
});
