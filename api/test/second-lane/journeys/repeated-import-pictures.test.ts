import { describe, expect, it } from "vitest";
import { batchCalls } from "../../support/batch-calls.ts";
import { aPhoto } from "../../support/picture-calls.ts";
import { pictureServer } from "../../support/picture-server.ts";
import { imagesRow, productPictures } from "../../support/product-pictures.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { shop, sql, gql, aProduct, stockOf } = testShop;
const admin = await testShop.anAdmin("Meera Iyer");
const calls = batchCalls(testShop, admin.token);

const [green, gold, rust] = await Promise.all(
  ["#20a050", "#c0a050", "#a04020"].map((color) => aPhoto(300, 400, color)),
);
if (!green || !gold || !rust) throw new Error("no photographs");
const web = await pictureServer(shop, { "/green.jpg": green });
const pictures: [string, Buffer][] = [
  ["gold.jpg", gold],
  ["rust.jpg", rust],
];

const { picturesOf, keysOf } = productPictures(testShop);
const importAndApply = async (file: string) => calls.apply((await calls.importFile(file, { pictures })).id);
const undo = async (id: string) => calls.apply((await calls.checkUndo(id)).id);
const problemOfUndo = async (id: string) => (await calls.checkUndo(id)).rows.nodes[0]?.problem;
const changedSince = "It has changed again since then. It stays as it is.";

const updateProduct = (id: string, version: number, changes: Record<string, unknown>) =>
  gql(
    `mutation($id: ID!, $version: Int!, $changes: ProductChanges!) {
      updateProduct(input: { id: $id, version: $version, changes: $changes }) { id } }`,
    { id, version, changes },
    admin.token,
  );

describe("the same file with pictures once more", () => {
  it("changes nothing unless the admin books its stock again", async () => {
    const { id } = await aProduct({ stock: 1 });
    const file = `id,stock,stockSeen,images\n${id},4,1,"${web.url}/green.jpg, gold.jpg"\n`;
    await importAndApply(file);
    const before = await picturesOf(id);
    expect(before).toHaveLength(2);
    const again = await calls.importFile(file, { pictures });
    expect(again).toMatchObject({
      status: "READY",
      changedCount: 0,
      problemCount: 0,
      alreadyImportedAt: expect.any(String),
    });
    // The stock alone is booked again, and the read URLs do not put the choice of the admin aside.
    const withStock = await calls.checkImport(again.id, undefined, true);
    expect(withStock.alreadyImportedAt).toBeNull();
    expect(withStock.rows.nodes[0]?.changes).toEqual({ stock: { before: 4, after: 7 } });
    await calls.apply(again.id);
    expect([await picturesOf(id), await stockOf(id)]).toEqual([before, 7]);
  });

  it("adds the missing pictures without the stock", async () => {
    const { id } = await aProduct({ stock: 1 });
    const file = `id,stock,stockSeen,images\n${id},4,1,"gold.jpg, rust.jpg"\n`;
    await importAndApply(file);
    const [first, second] = await picturesOf(id);
    await gql(
      `mutation($id: ID!, $picture: ID!) {
        removeProductPicture(input: { productId: $id, version: 2, pictureId: $picture }) { id } }`,
      { id, picture: second?.id },
      admin.token,
    );
    const again = await calls.importFile(file, { pictures });
    expect(again.alreadyImportedAt).toEqual(expect.any(String));
    expect(again.rows.nodes[0]?.changes).toMatchObject({
      pictures: { before: [{ id: first?.id }], after: [{ id: first?.id }, { mediaKey: second?.mediaKey }] },
    });
    expect(again.rows.nodes[0]?.changes).not.toHaveProperty("stock");
  });

  it("restores the products of an undone import with the pictures that they had", async () => {
    const file = `handle,title,description,price,category,stock,images\nrestored-saree,Saree,A saree.,900,party,5,"gold.jpg, ${web.url}/green.jpg"\n`;
    const first = await importAndApply(file);
    const id = first.rows.nodes[0]?.productId ?? "";
    const before = await picturesOf(id);
    await undo(first.id);
    expect(await picturesOf(id)).toEqual(before);
    const preview = await calls.importFile(file, { pictures });
    expect(preview.rows.nodes[0]?.changes).toEqual({
      isArchived: { before: true, after: false },
      stock: { before: 0, after: 5 },
    });
    await calls.apply(preview.id);
    expect([await picturesOf(id), await stockOf(id)]).toEqual([before, 5]);
  });
});

describe("the undo of pictures", () => {
  it("leaves later changes of fields alone that the file did not name", async () => {
    const { id } = await aProduct({ title: "Saree", price: 1000 });
    await importAndApply(imagesRow(id, "rust.jpg"));
    const before = await picturesOf(id);
    const { id: batchId } = await importAndApply(`id,price,images\n${id},1100,gold.jpg\n`);
    await updateProduct(id, 3, { title: "Silk saree" });
    await undo(batchId);
    expect(await picturesOf(id)).toEqual(before);
    expect(await sql("select title, price from products where id = $1", [id])).toEqual([
      { title: "Silk saree", price: 100_000 },
    ]);
  });

  it("is refused if a field of the row was changed since, or the pictures, but not for pictures of other rows", async () => {
    const [priced, pictured] = [await aProduct({ price: 1000 }), await aProduct({ price: 1000 })];
    const both = await importAndApply(`id,price,images\n${priced.id},1100,gold.jpg\n`);
    await updateProduct(priced.id, 2, { price: 1200 });
    expect(await problemOfUndo(both.id)).toBe(changedSince);
    const prices = await importAndApply(`id,price\n${pictured.id},1100\n`);
    await importAndApply(imagesRow(pictured.id, "gold.jpg"));
    await undo(prices.id);
    expect(await keysOf(pictured.id)).toHaveLength(1);
    expect(await sql("select price from products where id = $1", [pictured.id])).toEqual([
      { price: 100_000 },
    ]);
  });

  it("works from the last import of a product to the first", async () => {
    const file =
      "handle,title,description,price,category,images\nchanged-saree,Saree,A saree.,900,party,gold.jpg\n";
    const first = await importAndApply(file);
    const id = first.rows.nodes[0]?.productId ?? "";
    const second = await importAndApply("handle,images\nchanged-saree,rust.jpg\n");
    const third = await importAndApply('handle,images\nchanged-saree,"rust.jpg, gold.jpg"\n');
    expect(await problemOfUndo(first.id)).toBe(changedSince);
    expect(await problemOfUndo(second.id)).toBe(changedSince);
    for (const batch of [third, second, first]) await undo(batch.id);
    expect(await sql("select archived_at is not null as gone from products where id = $1", [id])).toEqual([
      { gone: true },
    ]);
    expect(await keysOf(id)).toHaveLength(1);
  });
});
