import { describe, expect, it } from "vitest";
import { batchCalls } from "../../support/batch-calls.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, sql, aProduct, stockOf } = testShop;
const admin = await testShop.anAdmin();
const calls = batchCalls(testShop, admin.token);

const undo = async (id: string) => calls.apply((await calls.checkUndo(id)).id);
const importAndApply = async (file: string) => calls.apply((await calls.importFile(file)).id);
const titleOf = async (id: string) => sql("select title, price from products where id = $1", [id]);
const isArchived = async (id: string) =>
  (
    await sql<{ gone: boolean }>("select archived_at is not null as gone from products where id = $1", [id])
  )[0]?.gone;
const newProductFile = (handle: string, price = "900") =>
  `handle,title,description,price,category,stock\n${handle},Ikat dress,A dress.,${price},party,5\n`;
const noChange = { status: "READY", changedCount: 0, addedCount: 0, problemCount: 0 };

describe("the same file once more", () => {
  it("changes nothing: the stock of the first import is booked once", async () => {
    const { id } = await aProduct({ stock: 10 });
    const file = `id,stock,stockSeen\n${id},15,10\n`;
    const first = await importAndApply(file);
    expect(first.alreadyImportedAt).toBeNull();
    expect(await stockOf(id)).toBe(15);
    // A different size of parts is the same file.
    const again = await calls.importFile(file, { partSize: 7 });
    expect(again).toMatchObject({ ...noChange, alreadyImportedAt: expect.any(String) });
    expect((await calls.requestApply(again.id)).code).toBe("BATCH_NOT_READY");
    expect(await stockOf(id)).toBe(15);
  });

  it("does not bring back sold pieces of a product that it added", async () => {
    const file = newProductFile("sold-dress");
    const added = await importAndApply(file);
    const id = added.rows.nodes[0]?.productId ?? "";
    await testShop.anOrder({ lines: [{ productId: id, quantity: 2 }] });
    expect(await calls.importFile(file)).toMatchObject(noChange);
    expect(await stockOf(id)).toBe(3);
  });

  it("books its stock again only when the admin asks for it", async () => {
    const { id } = await aProduct({ stock: 10, price: 1000 });
    const file = `id,price,stock,stockSeen\n${id},1200,15,10\n`;
    await importAndApply(file);
    await calls.apply((await calls.checkBulk([id], { price: { set: 1300 } })).id);
    const again = await calls.importFile(file);
    expect(again.rows.nodes[0]?.changes).toEqual({ price: { before: 1300, after: 1200 } });
    const withStock = await calls.checkImport(again.id, undefined, true);
    expect(withStock).toMatchObject({ changedCount: 1, alreadyImportedAt: null });
    expect(withStock.rows.nodes[0]?.changes).toMatchObject({ stock: { before: 15, after: 20 } });
    await calls.apply(again.id);
    expect(await stockOf(id)).toBe(20);
  });

  it("keeps the choice to book its stock again over a new check, until another file is uploaded", async () => {
    const { id } = await aProduct({ stock: 10 });
    const file = `id,stock,stockSeen\n${id},15,10\n`;
    await importAndApply(file);
    const again = await calls.importFile(file);
    await calls.checkImport(again.id, undefined, true);
    const stockChange = { changes: { stock: { before: 15, after: 20 } } };
    const checked = await calls.checkImport(again.id);
    expect([checked.alreadyImportedAt, checked.rows.nodes]).toEqual([
      null,
      [expect.objectContaining(stockChange)],
    ]);
    // The same batch with a newly uploaded file.
    const uploaded = await calls.checkImport(again.id, 1);
    expect([uploaded.changedCount, typeof uploaded.alreadyImportedAt]).toEqual([0, "string"]);
    expect(await stockOf(id)).toBe(15);
  });

  it("is refused if the other import was written after the check", async () => {
    const { id } = await aProduct({ stock: 10 });
    const file = `id,stock,stockSeen\n${id},12,10\n`;
    const [first, second] = [await calls.importFile(file), await calls.importFile(file)];
    await calls.apply(first.id);
    expect(await calls.apply(second.id)).toMatchObject({
      status: "REFUSED",
      problem: "This file was imported since the check. Nothing was saved. Please check again.",
    });
    expect(await stockOf(id)).toBe(12);
    expect(await calls.checkImport(second.id)).toMatchObject({
      ...noChange,
      alreadyImportedAt: expect.any(String),
    });
  });

  it("books its stock after the undo of the first import", async () => {
    const { id } = await aProduct({ stock: 10 });
    const file = `id,stock,stockSeen\n${id},14,10\n`;
    await undo((await importAndApply(file)).id);
    await importAndApply(file);
    expect(await stockOf(id)).toBe(14);
  });

  it("books its stock after 30 days", async () => {
    const { id } = await aProduct({ stock: 10 });
    const file = `id,stock,stockSeen\n${id},14,10\n`;
    const first = await importAndApply(file);
    await sql("update product_batches set applied_at = now() - interval '31 days' where id = $1", [first.id]);
    expect(await calls.importFile(file)).toMatchObject({ changedCount: 1, alreadyImportedAt: null });
  });
});

describe("the file of an undone import", () => {
  it("restores its products with their stock, as often as it is undone", async () => {
    const file = newProductFile("restored-dress");
    const first = await importAndApply(file);
    const id = first.rows.nodes[0]?.productId ?? "";
    await undo(first.id);
    for (let round = 1; round <= 2; round += 1) {
      expect([await isArchived(id), await stockOf(id)]).toEqual([true, 0]);
      const preview = await calls.importFile(file);
      expect(preview).toMatchObject({ addedCount: 0, changedCount: 1 });
      expect(preview.rows.nodes[0]?.changes).toEqual({
        isArchived: { before: true, after: false },
        stock: { before: 0, after: 5 },
      });
      await calls.apply(preview.id);
      expect([await isArchived(id), await stockOf(id)]).toEqual([false, 5]);
      await undo(preview.id);
    }
  });

  it("leaves a product archived that an admin has archived, or that the row calls archived", async () => {
    const { id } = await aProduct();
    await sql("update products set handle = 'old-dress' where id = $1", [id]);
    await gql(
      "mutation($id: ID!) { archiveProduct(input: { id: $id, version: 1, isArchived: true }) { id } }",
      { id },
      admin.token,
    );
    expect(
      (await calls.importFile("handle,price\nold-dress,777\n")).rows.nodes[0]?.changes,
    ).not.toHaveProperty("isArchived");
    const first = await importAndApply(newProductFile("gone-dress"));
    await undo(first.id);
    const row = "handle,archived,price\ngone-dress,true,950\n";
    expect((await calls.importFile(row)).rows.nodes[0]?.changes).toEqual({
      price: { before: 900, after: 950 },
    });
  });
});

describe("the undo of a batch after the undo of a later one", () => {
  it("works for rows whose fields have the values that the batch wrote", async () => {
    const { id } = await aProduct({ price: 1000, title: "Wrap dress" });
    const first = await calls.apply((await calls.checkBulk([id], { price: { set: 1100 } })).id);
    const second = await calls.apply((await calls.checkBulk([id], { price: { set: 1200 } })).id);
    expect((await calls.checkUndo(first.id)).problemCount).toBe(1);
    await undo(second.id);
    await undo(first.id);
    expect(await titleOf(id)).toEqual([{ title: "Wrap dress", price: 100_000 }]);
  });

  it("archives an added product only if every field is as it was added", async () => {
    const first = await importAndApply(newProductFile("changed-dress"));
    const id = first.rows.nodes[0]?.productId ?? "";
    const second = await importAndApply("handle,hsn\nchanged-dress,6204\n");
    expect((await calls.checkUndo(first.id)).rows.nodes[0]?.problem).toContain("changed again since then");
    await undo(second.id);
    await undo(first.id);
    expect(await isArchived(id)).toBe(true);
  });
});
