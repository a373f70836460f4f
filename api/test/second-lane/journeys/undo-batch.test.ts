import { describe, expect, it } from "vitest";
import { batchCalls } from "../../support/batch-calls.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, sql, aProduct, stockOf } = testShop;
const admin = await testShop.anAdmin();
const calls = batchCalls(testShop, admin.token);

const updateProduct = (id: string, changes: Record<string, unknown>, version: number) =>
  gql(
    "mutation($id: ID!, $version: Int!, $changes: ProductChanges!) { updateProduct(input: { id: $id, version: $version, changes: $changes }) { id } }",
    { id, changes, version },
    admin.token,
  );
const undo = async (id: string) => calls.apply((await calls.checkUndo(id)).id);
const codeOfUndo = async (id: string) =>
  (await gql("mutation($id: ID!) { checkUndo(id: $id) { id } }", { id }, admin.token)).code;
const ledgerOf = async (productId: string) => {
  const rows = await sql<{ sum: number }>(
    "select coalesce(sum(quantity), 0)::int as sum from stock_movements where product_id = $1",
    [productId],
  );
  return rows[0]?.sum;
};

describe("the undo of a batch", () => {
  it("takes back everything but sold pieces", async () => {
    const { id } = await aProduct({ title: "Silk saree", price: 2000, stock: 5 });
    const file = `id,handle,title,description,price,category,stock
${id},,Silk saree,A dress for every day.,2500,party,15
,new-dress,New dress,A dress.,900,casuals,10
`;
    const imported = await calls.apply((await calls.importFile(file)).id);
    expect(imported.undoExpiresAt).not.toBeNull();
    const newId = imported.rows.nodes[1]?.productId ?? "";
    await testShop.anOrder({
      lines: [
        { productId: id, quantity: 8 },
        { productId: newId, quantity: 3 },
      ],
    });
    expect([await stockOf(id), await stockOf(newId)]).toEqual([7, 7]);

    const preview = await calls.checkUndo(imported.id);
    expect(preview).toMatchObject({
      kind: "UNDO",
      name: "Undo: products.csv",
      changedCount: 2,
      problemCount: 0,
    });
    expect(preview.rows.nodes.map(({ changes }) => changes)).toEqual([
      { price: { before: 2500, after: 2000 }, stock: { before: 7, after: 0 } },
      { isArchived: { before: false, after: true }, stock: { before: 7, after: 0 } },
    ]);
    await testShop.anOrder({ lines: [{ productId: id, quantity: 1 }] });
    await calls.apply(preview.id);

    expect(await sql("select price, version from products where id = $1", [id])).toEqual([
      { price: 200_000, version: 3 },
    ]);
    expect(await sql("select archived_at is not null as gone from products where id = $1", [newId])).toEqual([
      { gone: true },
    ]);
    expect([await stockOf(id), await stockOf(newId)]).toEqual([0, 0]);
    expect(await ledgerOf(newId)).toBe(0);
    expect(
      await sql("select quantity from stock_movements where batch_id = $1 order by quantity", [preview.id]),
    ).toEqual([{ quantity: -7 }, { quantity: -6 }]);
    const actions = await sql(
      "select distinct action, channel from audit_entries where batch_id = $1 and subject = 'product'",
      [preview.id],
    );
    expect(actions).toEqual([{ action: "undoProductBatch", channel: "page" }]);
    const requests = await sql(
      "select action from audit_entries where batch_id = $1 and subject = 'batch' order by id limit 1",
      [preview.id],
    );
    expect(requests).toEqual([{ action: "checkUndo" }]);
    expect(await calls.batch(imported.id)).toMatchObject({
      undoExpiresAt: null,
      undoneAt: expect.any(String),
    });
  });

  it("takes back 10 pieces of which 3 were sold: the other 7", async () => {
    const { id } = await aProduct({ stock: 0 });
    const batch = await calls.apply((await calls.checkBulk([id], { stock: { add: 10 } })).id);
    await testShop.anOrder({ lines: [{ productId: id, quantity: 3 }] });
    const undone = await undo(batch.id);
    expect(undone.rows.nodes[0]?.changes).toEqual({ stock: { before: 7, after: 0 } });
    expect([await stockOf(id), await testShop.soldOf(id)]).toEqual([0, 3]);
  });

  it("shows and skips products whose fields were changed again since", async () => {
    const [changed, other] = [await aProduct({ price: 1000 }), await aProduct({ price: 1000 })];
    const batch = await calls.apply(
      (await calls.checkBulk([changed.id, other.id], { price: { percent: 10 } })).id,
    );
    await updateProduct(changed.id, { title: "Renamed", price: 1234 }, 2);
    // Another field than those of the batch does not matter, and stays.
    await updateProduct(other.id, { title: "Other title" }, 2);
    const preview = await calls.checkUndo(batch.id);
    expect(preview).toMatchObject({ changedCount: 1, problemCount: 1 });
    expect(preview.rows.nodes[0]).toMatchObject({
      label: "Renamed",
      problem: "It has changed again since then. It stays as it is.",
      changes: {},
    });
    await calls.apply(preview.id);
    const prices = await sql("select price from products where id = any($1) order by price", [
      [changed.id, other.id],
    ]);
    expect(prices).toEqual([{ price: 100_000 }, { price: 123_400 }]);
    expect(await sql("select title from products where id = $1", [other.id])).toEqual([
      { title: "Other title" },
    ]);
  });

  it("happens once, within 30 days, for applied batches that are no undo", async () => {
    const { id } = await aProduct({ price: 1000 });
    const checked = await calls.checkBulk([id], { price: { set: 1500 } });
    expect(await codeOfUndo(checked.id)).toBe("BATCH_NOT_UNDOABLE");
    const batch = await calls.apply(checked.id);
    const [first, second] = [await calls.checkUndo(batch.id), await calls.checkUndo(batch.id)];
    await calls.apply(first.id);
    expect(await calls.apply(second.id)).toMatchObject({
      status: "REFUSED",
      problem: "This change can no longer be undone.",
    });
    expect(await codeOfUndo(batch.id)).toBe("BATCH_NOT_UNDOABLE");
    expect(await codeOfUndo(first.id)).toBe("BATCH_NOT_UNDOABLE");
    const old = await calls.apply((await calls.checkBulk([id], { price: { set: 1600 } })).id);
    await sql("update product_batches set applied_at = now() - interval '30 days 1 minute' where id = $1", [
      old.id,
    ]);
    expect(await codeOfUndo(old.id)).toBe("BATCH_NOT_UNDOABLE");
  });

  it("does not give back a handle that another product has now", async () => {
    const { id } = await aProduct();
    await calls.apply((await calls.importFile(`id,handle\n${id},first\n`)).id);
    const batch = await calls.apply((await calls.importFile(`id,handle\n${id},second\n`)).id);
    await calls.apply(
      (await calls.importFile("handle,title,description,price,category\nfirst,Dress,A dress.,900,party\n"))
        .id,
    );
    expect((await calls.checkUndo(batch.id)).rows.nodes[0]?.problem).toBe(
      "handle: Another product has this handle.",
    );
  });

  it("restores sizes of a product that counts by size", async () => {
    const tracked = await aProduct({ sizes: ["S", "M"], colors: ["Rust"], stockOfEach: 0 });
    const sizes = await calls.apply(
      (await calls.importFile(`id,availableSizes\n${tracked.id},"S, M, L"\n`)).id,
    );
    await undo(sizes.id);
    const units = await sql("select size from stock_units where product_id = $1 order by size", [tracked.id]);
    expect(units).toEqual([{ size: "M" }, { size: "S" }]);
  });

  it("is refused for pieces that are no longer counted together", async () => {
    const pooled = await aProduct({ sizes: ["S"], stock: 1 });
    const counted = await calls.apply((await calls.checkBulk([pooled.id], { stock: { count: 4 } })).id);
    await gql(
      "mutation($id: ID!) { trackStock(input: { productId: $id, isTracked: true }) { id } }",
      { id: pooled.id },
      admin.token,
    );
    expect((await calls.checkUndo(counted.id)).rows.nodes[0]?.problem).toContain("is counted by size");
  });
});

describe("the list of batches", () => {
  it("has the applied ones, newest first, page by page", async () => {
    const { id } = await aProduct({ price: 1000 });
    const checked = await calls.checkBulk([id], { price: { set: 1111 } });
    const applied = await calls.apply((await calls.checkBulk([id], { price: { set: 1222 } })).id);
    type Page = {
      productBatches: { nodes: { id: string; name: string }[]; pageInfo: { endCursor: string } };
    };
    const query =
      "query($after: String) { productBatches(first: 1, after: $after) { nodes { id name } pageInfo { endCursor } } }";
    const { data } = await gql<Page>(query, {}, admin.token);
    expect(data.productBatches.nodes).toEqual([{ id: applied.id, name: "Price set to \u20b91222" }]);
    const next = await gql<Page>(query, { after: data.productBatches.pageInfo.endCursor }, admin.token);
    expect(next.data.productBatches.nodes[0]?.id).not.toBe(applied.id);

    const daysOld = async (id: string, status: string, days: number) => {
      await sql(
        "update product_batches set status = $2, requested_at = now() - make_interval(days => $3) where id = $1",
        [id, status, days],
      );
      await calls.tasks["tidy-product-batches"]({});
      return sql("select status from product_batches where id = $1", [id]);
    };
    expect(await daysOld(checked.id, "ready", 2)).toEqual([]);
    const stuck = await calls.checkBulk([id], { price: { set: 1333 } });
    expect(await daysOld(stuck.id, "checking", 6)).toEqual([{ status: "checking" }]);
    expect(await daysOld(stuck.id, "checking", 8)).toEqual([]);
    expect((await calls.batch(applied.id)).rows.nodes).toHaveLength(1);
  });
});
