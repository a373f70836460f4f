import { afterEach, describe, expect, it } from "vitest";
import { batchCalls } from "../../support/batch-calls.ts";
import { aPhoto } from "../../support/picture-calls.ts";
import { pictureServer } from "../../support/picture-server.ts";
import { imagesRow, productPictures } from "../../support/product-pictures.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { shop, sql, gql, aProduct } = testShop;
const admin = await testShop.anAdmin("Meera Iyer");
const calls = batchCalls(testShop, admin.token);

const [green, gold, rust] = await Promise.all(
  ["#20a050", "#c0a050", "#a04020"].map((c) => aPhoto(300, 400, c)),
);
if (!green || !gold || !rust) throw new Error("no photographs");
const files: Record<string, Buffer> = {
  "/green.jpg": green,
  "/gold.jpg?size=2": gold,
  "/page.jpg": Buffer.from("<!doctype html><script>alert(1)</script>"),
  "/large.jpg": Buffer.alloc(21_000_000),
};
const web = await pictureServer(shop, files);
afterEach(() => web.requests.splice(0));

const { picturesOf, keysOf, versionOf, jobsOf } = productPictures(testShop);
const ownUrl = (key: string) => `${shop.settings.publicUrl}/media/${key}/720.webp`;

describe("the pictures of an imported file", () => {
  it("come by URL, by name and from the shop, in the order of the cell, after a dry run that shows them", async () => {
    const { id } = await aProduct({ title: "Silk saree", price: 2000, pictures: 2 });
    const [first, second] = await picturesOf(id);
    await sql("update product_pictures set alt = 'The border', color = 'Rust' where id = $1", [second?.id]);
    const cell = `${web.url}/green.jpg, ${ownUrl(second?.mediaKey ?? "")}, Front View.JPG`;
    const checked = await calls.importFile(`id,price,images\n${id},2100,"${cell}"\n`, {
      pictures: [["front view.jpg", gold]],
    });
    expect(checked).toMatchObject({ status: "READY", changedCount: 1, problemCount: 0, picturesToRead: 0 });
    const { pictures } = checked.rows.nodes[0]?.changes ?? {};
    expect(pictures?.before).toMatchObject([{ id: first?.id }, { id: second?.id }]);
    expect(pictures?.after).toMatchObject([
      { view: "front", alt: "", width: 1080, height: 810 },
      { id: second?.id, alt: "The border", color: "Rust" },
      { view: "front", alt: "" },
    ]);
    expect(await picturesOf(id)).toHaveLength(2);

    await calls.apply(checked.id);
    const after = await picturesOf(id);
    expect(after).toMatchObject(pictures?.after as object[]);
    expect(await versionOf(id)).toBe(2);
    for (const { mediaKey } of after.filter((picture) => picture.id !== second?.id)) {
      expect(await shop.files.hasOriginal(mediaKey)).toBe(true);
      expect((await jobsOf(mediaKey)).map(({ task }) => task)).toEqual(["delete-picture", "render-picture"]);
    }
    const audit = await sql(
      `select action, channel, version, array(select jsonb_object_keys(changes)) as fields from audit_entries
       where batch_id = $1 and subject = 'product' order by id`,
      [checked.id],
    );
    const entry = { action: "importProducts", channel: "csv", version: 2 };
    expect(audit).toEqual([
      { ...entry, fields: ["price"] },
      { ...entry, fields: ["pictures"] },
    ]);
    const uploads = await sql("select action from audit_entries where batch_id = $1 order by id limit 2", [
      checked.id,
    ]);
    expect(uploads).toEqual([{ action: "startImport" }, { action: "uploadImportPicture" }]);
  });

  it("come with a new product", async () => {
    const file = `handle,title,description,price,category,images\nsaree-with-pictures,Saree,A saree.,900,party,"gold.jpg, ${web.url}/green.jpg"\n`;
    const checked = await calls.importFile(file, { pictures: [["gold.jpg", gold]] });
    expect(checked.rows.nodes[0]?.changes["pictures"]).toMatchObject({ before: null, after: [{}, {}] });
    const applied = await calls.apply(checked.id);
    const id = applied.rows.nodes[0]?.productId ?? "";
    const [cover] = await keysOf(id);
    const { data } = await gql<{ product: { imageUrl: string } }>(
      "query($id: ID!) { product(id: $id) { imageUrl } }",
      { id },
    );
    expect(data.product.imageUrl).toContain(cover);
    const exported = await calls.exported();
    expect(exported).toContain(`/media/${cover}/`);
    expect(await calls.importFile(exported)).toMatchObject({
      changedCount: 0,
      addedCount: 0,
      problemCount: 0,
    });
  });

  it("are read and shown once for each URL", async () => {
    const [one, other] = [await aProduct(), await aProduct()];
    const cell = `${web.url}/gold.jpg?size=2`;
    const file = `id,images\n${one.id},"${cell}, ${cell}"\n${other.id},"${web.url}/green.jpg, ${cell}"\n`;
    const { id } = await calls.apply((await calls.importFile(file)).id);
    expect(web.requests.sort()).toEqual(["/gold.jpg?size=2", "/green.jpg"]);
    expect(await keysOf(one.id)).toEqual((await keysOf(other.id)).slice(1));
    expect(
      await sql("select count(*)::int as count from product_batch_rows where batch_id = $1", [id]),
    ).toEqual([{ count: 2 }]);
  });

  it("stay as they are with a blank cell or that of the export", async () => {
    const { id } = await aProduct({ pictures: 2 });
    const keys = await keysOf(id);
    const cells = [" ", " , ", keys.map(ownUrl).join(", ")];
    for (const cell of cells)
      expect(await calls.importFile(imagesRow(id, cell))).toMatchObject({
        unchangedCount: 1,
        problemCount: 0,
      });
    expect(web.requests).toEqual([]);
  });

  it("are put into another order without being read again", async () => {
    const { id } = await aProduct({ pictures: 2 });
    const keys = await keysOf(id);
    const reversed = await calls.importFile(imagesRow(id, keys.toReversed().map(ownUrl).join(", ")));
    await calls.apply(reversed.id);
    expect(await keysOf(id)).toEqual(keys.toReversed());
    expect(web.requests).toEqual([]);
  });
});

describe("the undo of an import with pictures", () => {
  it("gives the pictures back with their texts unless they were changed since", async () => {
    const [one, other] = [await aProduct(), await aProduct()];
    const pictures: [string, Buffer][] = [
      ["green.jpg", green],
      ["rust.jpg", rust],
      ["gold.jpg", gold],
    ];
    const first = await calls.importFile(imagesRow(one.id, "green.jpg, rust.jpg"), { pictures });
    await calls.apply(first.id);
    await sql("update product_pictures set alt = 'The hem' where product_id = $1 and position = 1", [one.id]);
    const before = await picturesOf(one.id);
    const file = `id,images\n${one.id},gold.jpg\n${other.id},gold.jpg\n`;
    const applied = await calls.apply((await calls.importFile(file, { pictures })).id);
    const [shown] = await picturesOf(other.id);
    await gql(
      `mutation($id: ID!, $picture: ID!) {
        updateProductPicture(input: { productId: $id, version: 2, pictureId: $picture, text: { alt: "New" } }) { id } }`,
      { id: other.id, picture: shown?.id },
      admin.token,
    );
    const preview = await calls.checkUndo(applied.id);
    expect(preview.rows.nodes.map(({ problem }) => problem)).toEqual([
      null,
      "It has changed again since then. It stays as it is.",
    ]);
    await calls.apply(preview.id);
    expect(await picturesOf(one.id)).toEqual(before);
    expect(await versionOf(one.id)).toBe(4);
    expect(await picturesOf(other.id)).toMatchObject([{ alt: "New" }]);
  });

  it("is refused for a picture whose file is deleted by now", async () => {
    const { id } = await aProduct();
    const importOf = async (name: string, picture: Buffer) =>
      calls.apply((await calls.importFile(imagesRow(id, name), { pictures: [[name, picture]] })).id);
    await importOf("one.jpg", await aPhoto(330, 400, "#112233"));
    const [key = ""] = await keysOf(id);
    const applied = await importOf("two.jpg", await aPhoto(340, 400, "#332211"));
    await shop.files.removeUnused(key, () => Promise.resolve(false));
    expect((await calls.checkUndo(applied.id)).rows.nodes[0]?.problem).toBe(
      "pictures: The file of a removed picture has already been deleted.",
    );
  });
});
