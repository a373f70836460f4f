import { describe, expect, it } from "vitest";
import { noOrderLimits } from "../../support/no-order-limits.ts";
import { returnsOf } from "../../support/returns.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { gql, rest, sql, aShopper, anAdmin, aProduct, anOrder, changeStatus, stockBySize } = testShop;
const { aDeliveredOrder, request, step, completed } = returnsOf(testShop);
const [admin, shopper] = await Promise.all([anAdmin(), aShopper()]);

type Units = { isTracked: boolean; stockUnits: { size: string | null; stock: number }[] };

const CHANGE =
  "mutation($id: ID!, $changes: ProductChanges!) { updateProduct(input: { id: $id, changes: $changes }) { id } }";
const TRACK = `mutation($id: ID!, $isTracked: Boolean!) {
  trackStock(input: { productId: $id, isTracked: $isTracked }) { isTracked stockUnits { size stock } } }`;

const setSizes = (id: string, availableSizes: string[]) =>
  gql(CHANGE, { id, changes: { availableSizes } }, admin.token);
const track = async (id: string, isTracked: boolean): Promise<Units> =>
  (await gql<{ trackStock: Units }>(TRACK, { id, isTracked }, admin.token)).data.trackStock;
const cancel = (order: { id: string }) => changeStatus(admin, order.id, "CANCELLED");

const setStock = (id: string, size: string, stock: number) =>
  sql("update stock_units set stock = $3 where product_id = $1 and size = $2", [id, size, stock]);

const unitsOf = (id: string) =>
  sql("select size, stock from stock_units where product_id = $1 order by size nulls first", [id]);

/** A product that counts by size, of which one piece of S is ordered and no other is left. */
const aSoldOutDress = async () => {
  const { id } = await aProduct({ sizes: ["S", "M"], stock: 2 });
  await track(id, true);
  const order = await anOrder({ shopper, lines: [{ productId: id, size: "S", quantity: 1 }] });
  await setStock(id, "M", 0);
  return { id, order };
};

describe("a product whose last size is taken out", () => {
  it("counts its pieces together, with those that come back from orders of a size", async () => {
    const { id, order } = await aSoldOutDress();
    await setSizes(id, []);
    expect(await unitsOf(id)).toEqual([{ size: null, stock: 0 }]);
    const { body } = await rest("PUT", `/api/admin/products/${id}`, { stock: 5 }, admin.token);
    expect(body).toMatchObject({ stock: 5 });
    await cancel(order);
    expect(await unitsOf(id)).toEqual([{ size: null, stock: 6 }]);
    const plain = await anOrder({ shopper, lines: [{ productId: id, quantity: 6 }] });
    await setSizes(id, ["S", "M"]);
    await cancel(plain);
    expect(await unitsOf(id)).toEqual([{ size: null, stock: 6 }]);
    expect(await track(id, true)).toMatchObject({ isTracked: true });
    expect(await stockBySize(id)).toEqual({ S: 3, M: 3 });
    expect(await track(id, false)).toEqual({ isTracked: false, stockUnits: [{ size: null, stock: 6 }] });
  });

  it("keeps the pieces that came back to sizes that were taken out before", async () => {
    const { id, order } = await aSoldOutDress();
    await setSizes(id, ["M"]);
    await cancel(order);
    expect(await stockBySize(id)).toEqual({ S: 1, M: 0 });
    await setSizes(id, []);
    expect(await unitsOf(id)).toEqual([{ size: null, stock: 1 }]);
    const movements = await sql(
      `select coalesce(sum(quantity), 0)::int as pieces from stock_movements where product_id = $1 and note = 'Counted together'`,
      [id],
    );
    expect(movements).toEqual([{ pieces: 0 }]);
  });
});

describe("a size that is taken out", () => {
  it("is not sold and not counted as stock of the shop, when a piece comes back", async () => {
    const { id, order } = await aSoldOutDress();
    await setSizes(id, ["M"]);
    await cancel(order);
    const { body } = await rest<{ stock: number }>("GET", `/api/products/${id}`);
    expect(body.stock).toBe(0);
    const { data } = await gql<{ adminProduct: { stock: number } }>(
      "query($id: ID!) { adminProduct(id: $id) { stock } }",
      { id },
      admin.token,
    );
    expect(data.adminProduct.stock).toBe(1);
    await setSizes(id, ["S", "M"]);
    expect((await rest<{ stock: number }>("GET", `/api/products/${id}`)).body.stock).toBe(1);
  });

  it.each([
    ["counted by size", async () => {}],
    ["counted together in between", async (id: string) => void (await track(id, false))],
  ])("gets back the piece that was exchanged for it, if the stock is %s", async (_name, countOtherwise) => {
    const { shopper: buyer, admin: by, dress, order, lineId } = await aDeliveredOrder();
    const exchange = { lineId, kind: "EXCHANGE", size: "L", color: "Red" } as const;
    const done = await completed(by, (await request(buyer, order.id, [exchange])).data.result);
    await step("sendReplacement", by, done, { courier: "Delhivery", trackingId: "DL-4000" });
    await setStock(dress.id, "L", 0);
    await countOtherwise(dress.id);
    await setSizes(dress.id, ["S", "M"]);
    await track(dress.id, true);
    const before = await stockBySize(dress.id);
    const back = { lineId, fromSize: "L", fromColor: "Red" };
    await completed(by, (await request(buyer, order.id, [back])).data.result);
    expect(await stockBySize(dress.id)).toEqual({ ...before, L: 1 });
  });
});

describe("a product of an earlier version with the pooled unit beside units of sizes", () => {
  it.each([
    ["the admin counts it together", (id: string) => track(id, false)],
    ["the admin takes out its sizes", (id: string) => setSizes(id, [])],
  ])("keeps its pieces and its order lines, when %s", async (_name, countTogether) => {
    const { id, order } = await aSoldOutDress();
    await sql("insert into stock_units (product_id, stock) values ($1, 3)", [id]);
    await countTogether(id);
    expect(await unitsOf(id)).toEqual([{ size: null, stock: 3 }]);
    await cancel(order);
    expect(await unitsOf(id)).toEqual([{ size: null, stock: 4 }]);
  });
});
