import { afterEach, describe, expect, it } from "vitest";
import { pictureTasks } from "../../../src/features/catalogue/pictures/picture.jobs.ts";
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

const { keysOf, versionOf, jobsOf } = productPictures(testShop);
const problemOf = async (images: string, pictures: [string, Buffer][] = []) => {
  const { id } = await aProduct();
  const batch = await calls.importFile(imagesRow(id, images), { pictures });
  expect(await versionOf(id)).toBe(1);
  return batch.rows.nodes[0]?.problem;
};

describe("the pictures of an imported file", () => {
  it.each<[string, string]>([
    ["https://127.0.0.1/a.jpg", "The shop reads pictures from public addresses only."],
    ["https://[fd00:ec2::254]/latest/meta-data", "The shop reads pictures from public addresses only."],
    ["https://localhost/a.jpg", "The shop reads pictures from public addresses only."],
    ["http://example.com/a.jpg", "A picture link must be an address that begins with https://."],
    ["javascript:alert(1)", "A picture link must be an address that begins with https://."],
    ["C:\\\\pictures\\\\front.jpg", "A picture link must be an address that begins with https://."],
    ["/product/1", "A picture link must be an address that begins with https://."],
    [`/media/${"0".repeat(32)}/720.webp`, "No picture can be read from this address."],
    ["none.jpg", "No picture of this name was uploaded with the file."],
  ])("named by %s are refused as a whole with a sentence", async (entry, sentence) => {
    const shown = entry.replaceAll("\\\\", "\\").slice(0, 100);
    expect(await problemOf(entry)).toBe(`images: ${shown}: ${sentence}`);
  });

  it("named by a text that is too long are refused with its start", async () => {
    expect(await problemOf(`https://example.com/${"a".repeat(2000)}`)).toMatch(
      /^images: https:\/\/example\.com\/a{80}: A picture link must be an address/,
    );
    const notUrl = `https://[${Array.from({ length: 1500 }, (_, n) => String.fromCodePoint(0x4e00 + n)).join("")}`;
    expect(await problemOf(notUrl)).toContain("A picture link must be an address that begins with https://.");
    expect(await problemOf("n".repeat(300))).toMatch(
      /^images: n{100}: The name is longer than 255 characters\.$/,
    );
  });

  it.each<[string, string]>([
    ["/none.jpg", "The address of the picture answers 404."],
    ["/page.jpg", "Please choose a picture: JPEG, PNG, WebP or AVIF."],
    ["/large.jpg", "A product picture has at most 20 MB and 50 megapixels."],
  ])("at %s cannot be read", async (path, sentence) => {
    const { id } = await aProduct();
    const file = `id,price,images\n${id},abc,"${web.url}${path}, none.jpg"\n`;
    expect((await calls.importFile(file)).rows.nodes[0]?.problem).toMatch(
      new RegExp(`^price: .* images: ${web.url}${path}: ${sentence} images: none.jpg: No picture`),
    );
  });

  it("that could not be read are read again by the next check", async () => {
    const { id } = await aProduct();
    const checked = await calls.importFile(imagesRow(id, `${web.url}/late.jpg`));
    expect(checked.problemCount).toBe(1);
    files["/late.jpg"] = rust;
    expect(await calls.checkImport(checked.id)).toMatchObject({ status: "READY", problemCount: 0 });
  });

  it("with one name for two pictures, or with more than 60, are refused", async () => {
    const twice: [string, Buffer][] = [
      ["front.jpg", green],
      ["Front.jpg", gold],
    ];
    expect(await problemOf("front.jpg", twice)).toBe(
      "images: front.jpg: Several uploaded pictures have this name. Please rename them and import again.",
    );
    const names = Array.from({ length: 61 }, (_, index) => `${index}.jpg`).join(", ");
    expect(await problemOf(names)).toBe("images: A product has at most 60 pictures.");
    expect(await problemOf("=HYPERLINK()")).toContain("images: A file cannot hold formulas.");
  });

  it("of a file with more than 2,000 new ones are not read", async () => {
    const rows = await Promise.all(Array.from({ length: 34 }, () => aProduct()));
    const cell = (row: number) =>
      Array.from({ length: 60 }, (_, index) => `${web.url}/many-${row * 60 + index}.jpg`).join(", ");
    const file = `id,images\n${rows.map(({ id }, row) => `${id},"${cell(row)}"`).join("\n")}\n`;
    const refused = await calls.importFile(file);
    expect(refused).toMatchObject({
      status: "REFUSED",
      problem: "An import has at most 2,000 new pictures. Please split the file.",
    });
    expect(web.requests).toEqual([]);
  });

  it("are read in jobs of 12 that show how many are left", async () => {
    const { id } = await aProduct();
    const urls = Array.from({ length: 15 }, (_, index) => `${web.url}/none-${index}.jpg`).join(", ");
    const started = await calls.startImport();
    await calls.uploadPart(started.id, 0, Buffer.from(imagesRow(id, urls)));
    await gql(
      "mutation($id: ID!) { checkImport(input: { id: $id, parts: 1 }) { id } }",
      { id: started.id },
      admin.token,
    );
    await calls.tasks["check-product-batch"]({ batchId: started.id });
    expect(await calls.batch(started.id)).toMatchObject({ status: "CHECKING", picturesToRead: 15 });
    await calls.tasks["read-batch-pictures"]({ batchId: started.id });
    expect(await calls.batch(started.id)).toMatchObject({ status: "CHECKING", picturesToRead: 3 });
    await calls.tasks["read-batch-pictures"]({ batchId: started.id });
    await calls.tasks["check-product-batch"]({ batchId: started.id });
    expect(await calls.batch(started.id)).toMatchObject({ status: "READY", problemCount: 1 });
  });

  it("are read or asked for again if the process ended before their files were stored", async () => {
    const { id } = await aProduct();
    files["/lost.jpg"] = await aPhoto(310, 400, "#204060");
    const named = await aPhoto(320, 400, "#604020");
    const checked = await calls.importFile(imagesRow(id, `${web.url}/lost.jpg, lost.jpg`), {
      pictures: [["lost.jpg", named]],
    });
    expect(checked.problemCount).toBe(0);
    const keys = await sql<{ key: string }>(
      "select media_key as key from product_batch_pictures where batch_id = $1",
      [checked.id],
    );
    for (const { key } of keys) await shop.files.removeUnused(key, () => Promise.resolve(false));
    const again = await calls.checkImport(checked.id);
    expect(again.rows.nodes[0]?.problem).toBe(
      "images: lost.jpg: No picture of this name was uploaded with the file.",
    );
    await calls.uploadPicture(checked.id, "lost.jpg", named);
    await calls.apply((await calls.checkImport(checked.id)).id);
    for (const key of await keysOf(id)) expect(await shop.files.hasOriginal(key)).toBe(true);
    expect(web.requests).toEqual(["/lost.jpg", "/lost.jpg"]);
  });
});

describe("an uploaded picture of an import", () => {
  it("stays only while a batch or a product shows it", async () => {
    const { id } = await aProduct();
    const picture = await aPhoto(350, 400, "#123456");
    const checked = await calls.importFile(imagesRow(id, "a.jpg"), { pictures: [["a.jpg", picture]] });
    const [row] = await sql<{ key: string }>(
      "select media_key as key from product_batch_pictures where batch_id = $1",
      [checked.id],
    );
    const key = row?.key ?? "";
    expect(await jobsOf(key)).toEqual([{ task: "delete-picture", days: 32 }]);
    const remove = () => pictureTasks(shop)["delete-picture"]({ key });
    await sql("select graphile_worker.remove_job($1)", [`delete ${key}`]);
    await remove();
    expect(await shop.files.hasOriginal(key)).toBe(true);
    expect(await jobsOf(key)).toHaveLength(1);

    await calls.apply(checked.id);
    await calls.tasks["tidy-product-batches"]({});
    expect(await sql("select 1 from product_batch_pictures where batch_id = $1", [checked.id])).toEqual([]);
    await remove();
    expect(await shop.files.hasOriginal(key)).toBe(true);

    await sql("delete from product_pictures where product_id = $1", [id]);
    await remove();
    expect(await shop.files.hasOriginal(key)).toBe(false);
    const abandoned = await calls.importFile(imagesRow(id, "a.jpg"), { pictures: [["a.jpg", picture]] });
    await sql("update product_batches set requested_at = now() - interval '2 days' where id = $1", [
      abandoned.id,
    ]);
    await calls.tasks["tidy-product-batches"]({});
    await remove();
    expect(await shop.files.hasOriginal(key)).toBe(false);
  });

  const aCheckedImport = async () => {
    const { id } = await aProduct();
    return calls.importFile(`id,price\n${id},777\n`);
  };

  it("comes from an admin alone", async () => {
    const [shopper, { id }] = [await testShop.aShopper(), await aCheckedImport()];
    expect((await calls.uploadPicture(id, "a.jpg", green, shopper.token)).text).toContain("FORBIDDEN");
  });

  it("is refused with unusable bytes, name or batch", async () => {
    const { id } = await aCheckedImport();
    expect((await calls.uploadPicture(id, "a.svg", Buffer.from("<svg/>"))).text).toContain("PICTURE_INVALID");
    expect((await calls.uploadPicture(id, " ", green)).text).toContain("BAD_INPUT");
    expect((await calls.uploadPicture(crypto.randomUUID(), "a.jpg", green)).text).toContain(
      "BATCH_NOT_FOUND",
    );
    expect((await calls.batch(id)).status).toBe("READY");
  });

  it("makes the check outdated", async () => {
    const { id } = await aCheckedImport();
    await calls.uploadPicture(id, "a.jpg", green);
    await calls.uploadPicture(id, "a.jpg", green);
    expect(await sql("select 1 from product_batch_pictures where batch_id = $1", [id])).toHaveLength(1);
    expect((await calls.requestApply(id)).code).toBe("BATCH_NOT_READY");
    await calls.apply((await calls.checkImport(id)).id);
    expect((await calls.uploadPicture(id, "a.jpg", green)).text).toContain("BATCH_NOT_READY");
  });

  it("is refused beyond 2,000 of a batch", async () => {
    const { id } = await calls.startImport();
    await sql(
      "insert into product_batch_pictures (batch_id, source) select $1, 'name ' || n from generate_series(1, 2000) n",
      [id],
    );
    expect((await calls.uploadPicture(id, "a.jpg", green)).text).toContain("IMPORT_PICTURES_FULL");
  });
});
