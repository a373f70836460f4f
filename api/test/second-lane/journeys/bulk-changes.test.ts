import { describe, expect, it } from "vitest";
import { batchCalls } from "../../support/batch-calls.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, sql, aProduct, stockOf } = testShop;
const admin = await testShop.anAdmin();
const calls = batchCalls(testShop, admin.token);

const CHECK =
  "mutation($ids: [ID!]!, $change: BulkChangeInput!) { checkBulkChange(input: { productIds: $ids, change: $change }) { id } }";
const codeOf = async (ids: string[], change: Record<string, unknown>) =>
  (await gql(CHECK, { ids, change }, admin.token)).code;

describe("a bulk change", () => {
  it.each([
    [{ percent: 10 }, 1100, 1450],
    [{ percent: -12.5 }, 875, 1153],
    [{ percent: -12.5, isWholeRupees: false }, 875, 1153.24],
    [{ add: -99.5, isWholeRupees: false }, 900.5, 1218.49],
    [{ set: 777 }, 777, 777],
  ])("of prices by %j shows and makes each new price", async (price, first, second) => {
    const [one, other] = [await aProduct({ price: 1000 }), await aProduct({ price: 1317.99 })];
    const checked = await calls.checkBulk([one.id, other.id], { price });
    expect(checked.rows.nodes.map(({ changes }) => changes["price"]?.after)).toEqual([first, second]);
    await calls.apply(checked.id);
    const rows = await sql<{ price: number }>(
      "select price / 100.0::float8 as price from products where id = any($1) order by array_position($1, id)",
      [[one.id, other.id]],
    );
    expect(rows.map(({ price: stored }) => stored)).toEqual([first, second]);
  });

  it("of stock is a movement against what is there, with its reason", async () => {
    const { id } = await aProduct({ stock: 4 });
    const added = await calls.checkBulk([id], { stock: { add: 6 } });
    await testShop.anOrder({ lines: [{ productId: id, quantity: 1 }] });
    await calls.apply(added.id);
    const counted = await calls.apply((await calls.checkBulk([id], { stock: { count: 2 } })).id);
    expect(await stockOf(id)).toBe(2);
    const movements = await sql(
      "select quantity, reason from stock_movements where product_id = $1 and batch_id is not null order by id",
      [id],
    );
    expect(movements).toEqual([
      { quantity: 6, reason: "received" },
      { quantity: -7, reason: "counted" },
    ]);
    const audit = await sql("select changes from audit_entries where batch_id = $1 and subject = 'product'", [
      counted.id,
    ]);
    expect(audit).toEqual([{ changes: { stock: { before: 9, after: 2 } } }]);
  });

  it("of the category, like the archiving, leaves everything else alone", async () => {
    const [one, other] = [await aProduct({ category: "party" }), await aProduct({ category: "casuals" })];
    const ids = [one.id, other.id];
    const category = await calls.checkBulk(ids, { category: "CASUALS" });
    expect(category).toMatchObject({ changedCount: 1, unchangedCount: 1 });
    await calls.apply(category.id);
    await calls.apply((await calls.checkBulk(ids, { isArchived: true })).id);
    const rows = await sql(
      "select category, archived_at is not null as archived, version from products where id = any($1)",
      [ids],
    );
    expect(rows).toEqual(
      expect.arrayContaining([
        { category: "casuals", archived: true, version: 3 },
        { category: "casuals", archived: true, version: 2 },
      ]),
    );
    expect((await calls.checkBulk(ids, { isArchived: false })).changedCount).toBe(2);
  });

  it("leaves out the products that it cannot change, each with its sentence", async () => {
    const tracked = await aProduct({ sizes: ["S"], colors: ["Rust"], stockOfEach: 1, price: 10 });
    const plain = await aProduct({ stock: 1, price: 1000 });
    const stock = await calls.checkBulk([tracked.id, plain.id], { stock: { add: 5 } });
    expect(stock).toMatchObject({ changedCount: 1, problemCount: 1 });
    await calls.apply(stock.id);
    expect([await stockOf(tracked.id), await stockOf(plain.id)]).toEqual([1, 6]);
    const price = await calls.checkBulk([tracked.id, crypto.randomUUID()], { price: { add: -10 } });
    expect(price.rows.nodes.map(({ problem }) => problem)).toEqual([
      "price: A price is from 0.01 to 1,000,000 rupees, with at most two decimal places.",
      "Product not found.",
    ]);
    expect((await calls.requestApply(price.id)).code).toBe("BATCH_NOT_READY");
  });

  it("is refused unless it says one thing about 1 to 10,000 products", async () => {
    const { id } = await aProduct();
    expect(await codeOf([id], {})).toBe("BAD_USER_INPUT");
    expect(await codeOf([id], { isArchived: true, category: "PARTY" })).toBe("BAD_USER_INPUT");
    expect(await codeOf([id], { price: { set: 1, percent: 2 } })).toBe("BULK_INVALID");
    expect(await codeOf([id], { price: { percent: -100 } })).toBe("BULK_INVALID");
    expect(await codeOf([id], { stock: { count: -1 } })).toBe("BULK_INVALID");
    expect(await codeOf([], { isArchived: true })).toBe("BULK_INVALID");
    expect(await codeOf(["x"], { isArchived: true })).toBe("BAD_ID");
    const ids = Array.from({ length: 10_001 }, () => crypto.randomUUID());
    expect(await codeOf(ids, { isArchived: true })).toBe("BULK_INVALID");
    expect(await codeOf(ids.slice(1), { isArchived: true })).toBeUndefined();
  });
});

describe("edits of the grid", () => {
  it("change what was typed, product by product", async () => {
    const [one, other] = [await aProduct({ stock: 3 }), await aProduct({ title: "Kurta" })];
    const checked = await calls.checkGrid([
      { id: one.id, version: 1, title: " Ikat  dress ", price: 999, stock: 8 },
      { id: other.id, version: 1, title: "Kurta" },
    ]);
    expect(checked).toMatchObject({ changedCount: 1, unchangedCount: 1, name: "Edited in the grid" });
    await calls.apply(checked.id);
    expect(await sql("select title, price from products where id = $1", [one.id])).toEqual([
      { title: "Ikat dress", price: 99_900 },
    ]);
    expect(await stockOf(one.id)).toBe(8);
  });

  it("of a field that another admin has changed meanwhile are left out", async () => {
    const { id } = await aProduct();
    await calls.apply((await calls.checkBulk([id], { price: { set: 5 } })).id);
    const checked = await calls.checkGrid([{ id, version: 1, price: 7 }]);
    expect(checked.rows.nodes[0]?.problem).toMatch(
      /^price: .+ has changed it in the meantime\. It is now ₹5\.00\.$/,
    );
  });

  it("are made although another admin has changed another field meanwhile", async () => {
    const { id } = await aProduct({ title: "Kurta" });
    await calls.apply((await calls.checkBulk([id], { category: "CASUALS" })).id);
    const checked = await calls.checkGrid([{ id, version: 1, price: 7 }]);
    expect(checked).toMatchObject({ changedCount: 1, problemCount: 0 });
    await calls.apply(checked.id);
    expect(await sql("select category, price from products where id = $1", [id])).toEqual([
      { category: "casuals", price: 700 },
    ]);
  });

  it("of a version that the product never had are left out", async () => {
    const { id } = await aProduct();
    const checked = await calls.checkGrid([{ id, version: 2, price: 7 }]);
    expect(checked).toMatchObject({ changedCount: 0, problemCount: 1 });
  });

  it("name each product once", async () => {
    const { id } = await aProduct();
    const edits = [
      { id, version: 1, stock: 1 },
      { id, version: 1, stock: 2 },
    ];
    const response = await gql(
      "mutation($edits: [GridEditInput!]!) { checkGridEdits(edits: $edits) { id } }",
      { edits },
      admin.token,
    );
    expect(response.code).toBe("BULK_INVALID");
  });
});
