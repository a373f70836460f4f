import { describe, expect, it } from "vitest";
import { BatchStatus } from "../../../src/features/bulk-changes/batch.rules.ts";
import { refuseBatch } from "../../../src/features/bulk-changes/product-batch.store.ts";
import { batchCalls } from "../../support/batch-calls.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, sql, aProduct, stockOf } = testShop;
const admin = await testShop.anAdmin("Meera Iyer");
const calls = batchCalls(testShop, admin.token);

const header = "handle,title,description,price,category,availableSizes,stock";
const freshHandle = (() => {
  let count = 0;
  return () => `dress-${(count += 1)}`;
})();
const newRow = (
  handle: string,
  changes: Partial<Record<"title" | "price" | "category" | "sizes" | "stock", string>> = {},
) =>
  [
    handle,
    changes.title ?? "Ikat dress",
    "A dress for every day.",
    changes.price ?? "1299.50",
    changes.category ?? "party",
    changes.sizes ?? '"S, M"',
    changes.stock ?? "5",
  ].join(",");

const productByHandle = async (handle: string) =>
  (
    await sql<{ id: string; price: number; title: string; version: number }>(
      "select * from products where handle = $1",
      [handle],
    )
  )[0];

describe("an imported file", () => {
  it("adds and changes products in one file, after a dry run that writes nothing", async () => {
    const handle = freshHandle();
    const existing = await aProduct({ title: "Silk saree", price: 2000, stock: 4 });
    await sql("update products set handle = 'silk-saree' where id = $1", [existing.id]);
    const file = `${header}\r\n${newRow(handle)}\r\nsilk-saree,Silk saree,A dress for every day.,2100,party,,4\r\n`;
    const checked = await calls.importFile(file);
    expect(checked).toMatchObject({ status: "READY", addedCount: 1, changedCount: 1, problemCount: 0 });
    expect(checked.rows.nodes[1]?.changes).toEqual({ price: { before: 2000, after: 2100 } });
    expect(await productByHandle(handle)).toBeUndefined();

    const applied = await calls.apply(checked.id);
    expect(applied).toMatchObject({ status: "APPLIED", kind: "IMPORT", name: "products.csv" });
    const added = await productByHandle(handle);
    expect(added).toMatchObject({ price: 129_950, title: "Ikat dress", version: 1 });
    expect(await stockOf(added?.id ?? "")).toBe(5);
    expect(await productByHandle("silk-saree")).toMatchObject({ price: 210_000, version: 2 });
    const audit = await sql(
      "select channel, action, user_name from audit_entries where batch_id = $1 and subject = 'product' order by id",
      [checked.id],
    );
    const entry = { channel: "csv", action: "importProducts", user_name: "Meera Iyer" };
    expect(audit).toEqual([entry, entry]);
    const movements = await sql("select quantity, reason from stock_movements where batch_id = $1", [
      checked.id,
    ]);
    expect(movements).toEqual([{ quantity: 5, reason: "received" }]);
    const steps = await sql(
      "select action from audit_entries where batch_id = $1 and subject = 'batch' order by id",
      [checked.id],
    );
    expect(steps).toEqual([
      { action: "startImport" },
      { action: "uploadImportPart" },
      { action: "checkImport" },
      { action: "applyProductBatch" },
    ]);
  });

  const withBadRow = async () => {
    const [good, bad] = [freshHandle(), freshHandle()];
    const file = `${header}\n${newRow(good)}\n${newRow(bad, { price: "-1", title: "Bad bad" })}\n`;
    return { good, bad, checked: await calls.importFile(file) };
  };

  it("is written as a whole or not at all", async () => {
    const { good, checked } = await withBadRow();
    expect(checked).toMatchObject({ status: "READY", addedCount: 1, problemCount: 1 });
    expect((await calls.requestApply(checked.id)).code).toBe("BATCH_NOT_READY");
    expect(await productByHandle(good)).toBeUndefined();
  });

  it("gives the failed rows as a file to correct", async () => {
    const { bad, checked } = await withBadRow();
    const failed = await calls.download(checked.problemFileUrl ?? "");
    expect(failed.text.replace("\ufeff", "").split("\r\n")).toEqual([
      `${header},problem`,
      expect.stringMatching(new RegExp(`^${bad},Bad bad,.*price: A price is from 0.01 to 1,000,000 rupees`)),
      "",
    ]);
    const corrected = failed.text.replace("-1", "1400");
    const again = await calls.importFile(corrected);
    expect(again).toMatchObject({ status: "READY", addedCount: 1, problemCount: 0 });
  });

  it("refuses to write products that were changed since the dry run", async () => {
    const handles = [freshHandle(), freshHandle()];
    const rows = (price: string) =>
      `${header}\n${handles.map((handle) => newRow(handle, { price })).join("\n")}`;
    await calls.apply((await calls.importFile(rows("1000"))).id);
    const checked = await calls.importFile(rows("1100"));
    const product = await productByHandle(handles[1] ?? "");
    await gql(
      'mutation($id: ID!) { updateProduct(input: { id: $id, version: 1, changes: { title: "Changed" } }) { id } }',
      { id: product?.id },
      admin.token,
    );
    const refused = await calls.apply(checked.id);
    expect(refused).toMatchObject({
      status: "REFUSED",
      problem: "1 product was changed since the check. Nothing was saved. Please check again.",
    });
    expect((await productByHandle(handles[0] ?? ""))?.price).toBe(100_000);
    const again = await calls.checkImport(checked.id);
    expect(await calls.apply(again.id)).toMatchObject({ status: "APPLIED", changedCount: 2 });
    expect((await productByHandle(handles[0] ?? ""))?.price).toBe(110_000);
  });

  it("books the difference to the stock of the export, so that pieces sold since then stay sold", async () => {
    const { id } = await aProduct({ stock: 10 });
    await testShop.anOrder({ lines: [{ productId: id, quantity: 3 }] });
    const checked = await calls.importFile(`id,stock,stockSeen\n${id},12,10\n`);
    expect(checked.rows.nodes[0]?.changes).toEqual({ stock: { before: 7, after: 9 } });
    await testShop.anOrder({ lines: [{ productId: id, quantity: 1 }] });
    const applied = await calls.apply(checked.id);
    expect(await stockOf(id)).toBe(8);
    expect(applied.rows.nodes[0]?.changes).toEqual({ stock: { before: 6, after: 8 } });
  });

  it("with the stock that the export wrote changes no stock, even if pieces were sold since", async () => {
    const { id } = await aProduct({ stock: 10 });
    await testShop.anOrder({ lines: [{ productId: id, quantity: 3 }] });
    const checked = await calls.importFile(`id,stock,stockSeen\n${id},10,10\n`);
    expect(checked).toMatchObject({ unchangedCount: 1, changedCount: 0 });
  });

  it("without that column takes the stock as a count", async () => {
    const { id } = await aProduct({ stock: 10 });
    const checked = await calls.importFile(`id,stock\n${id},7\n`);
    await calls.apply(checked.id);
    expect(await stockOf(id)).toBe(7);
    const movements = await sql("select quantity, reason from stock_movements where batch_id = $1", [
      checked.id,
    ]);
    expect(movements).toEqual([{ quantity: -3, reason: "counted" }]);
  });

  it("leaves alone what it has no column for", async () => {
    const { id } = await aProduct({ title: "Linen kurta", sizes: ["S"], stock: 3 });
    await calls.apply((await calls.importFile(`id,price\n${id},999\n`)).id);
    const [row] = await sql("select title, available_sizes, price from products where id = $1", [id]);
    expect(row).toEqual({ title: "Linen kurta", available_sizes: ["S"], price: 99_900 });
    expect(await stockOf(id)).toBe(3);
  });

  it("comes in parts that can be sent again, from an admin alone", async () => {
    const shopper = await testShop.aShopper();
    const handle = freshHandle();
    const bytes = Buffer.from(`${header}\n${newRow(handle, { title: "\u0938\u093e\u0902\u091d" })}\n`);
    const { id } = await calls.startImport("..\u202eevil.csv");
    expect((await calls.uploadPart(id, 0, bytes, shopper.token)).text).toContain("FORBIDDEN");
    const incomplete = await gql(
      "mutation($id: ID!) { checkImport(input: { id: $id, parts: 1 }) { id } }",
      { id },
      admin.token,
    );
    expect(incomplete.code).toBe("FILE_INCOMPLETE");
    const split = bytes.length - 20;
    await calls.uploadPart(id, 1, bytes.subarray(split));
    await calls.uploadPart(id, 0, bytes.subarray(0, 10));
    await calls.uploadPart(id, 0, bytes.subarray(0, split));
    const checked = await calls.checkImport(id, 2);
    expect(checked).toMatchObject({ status: "READY", addedCount: 1, name: "..evil.csv" });
    expect((await calls.uploadPart(id, 0, Buffer.alloc(400_001))).text).toContain("FILE_TOO_LARGE");
    expect((await calls.uploadPart(id, 100, bytes)).text).toContain("FILE_TOO_LARGE");
  });

  it("is given up if the queue could not write it in time", async () => {
    const { id: productId } = await aProduct({ price: 500 });
    const { id } = await calls.importFile(`id,price\n${productId},600\n`);
    await calls.requestApply(id);
    await sql("update product_batches set requested_at = now() - interval '11 minutes' where id = $1", [id]);
    await calls.tasks["apply-product-batch"]({ batchId: id });
    const batch = await calls.batch(id);
    expect(batch.status).toBe("REFUSED");
    expect(batch.problem).toContain("took longer than 10 minutes");
    expect(await sql("select price from products where id = $1", [productId])).toEqual([{ price: 50_000 }]);
  });

  it("is written once, however often it is requested", async () => {
    const { id: productId } = await aProduct({ stock: 5 });
    const { id } = await calls.importFile(`id,stock\n${productId},9\n`);
    await calls.requestApply(id);
    await calls.requestApply(id);
    await Promise.all([1, 2, 3].map(() => calls.tasks["apply-product-batch"]({ batchId: id })));
    expect(await stockOf(productId)).toBe(9);
    expect(await sql("select quantity from stock_movements where batch_id = $1", [id])).toHaveLength(1);
  });

  it("is not refused by a worker that was slower than the one that wrote it", async () => {
    const { id: productId } = await aProduct();
    const { id } = await calls.importFile(`id,price\n${productId},700\n`);
    await calls.apply(id);
    await refuseBatch(testShop.shop.database, {
      batchId: id,
      status: BatchStatus.APPLYING,
      problem: "Late.",
    });
    expect(await calls.batch(id)).toMatchObject({ status: "APPLIED", problem: null });
  });

  it("and orders at the same time lose no piece", async () => {
    const products = await Promise.all([1, 2, 3].map(() => aProduct({ stock: 20 })));
    const rows = products.map(({ id }) => `${id},30,20,1500`);
    const { id } = await calls.importFile(`id,stock,stockSeen,price\n${rows.join("\n")}\n`);
    await calls.requestApply(id);
    const shoppers = await Promise.all([1, 2, 3].map(() => testShop.aShopper()));
    const orders = shoppers.flatMap((shopper) =>
      products.map(({ id: productId }) => testShop.anOrder({ shopper, lines: [{ productId, quantity: 1 }] })),
    );
    const outcomes = await Promise.allSettled([
      ...orders,
      calls.tasks["apply-product-batch"]({ batchId: id }),
    ]);
    expect(outcomes.at(-1)?.status).toBe("fulfilled");
    expect((await calls.batch(id)).status).toBe("APPLIED");
    for (const { id: productId } of products)
      expect((await stockOf(productId)) + (await testShop.soldOf(productId))).toBe(30);
  });
});
