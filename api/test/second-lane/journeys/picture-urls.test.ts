import { describe, expect, it } from "vitest";
import {
  readFirstPicture,
  putFirstPictureIn,
  keepFirstPicture,
} from "../../../src/features/product-admin/pictures/with-first-picture.command.ts";
import { Channel } from "../../../src/features/audit/audit.rules.ts";
import { aPhoto, pictureCalls } from "../../support/picture-calls.ts";
import { pictureServer } from "../../support/picture-server.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { shop, sql, anAdmin, aProduct } = testShop;
const { call, upload } = pictureCalls(testShop);
const admin = await anAdmin("Meera");
const author = { userId: admin.id, name: admin.name, channel: Channel.REST };

const photo = await aPhoto(300, 400, "#20a050");
const otherPhoto = await aPhoto(300, 400, "#c0a050");
const files: Record<string, Buffer> = {
  "/green.jpg": photo,
  "/gold.jpg": otherPhoto,
  "/page.jpg": Buffer.from("<!doctype html><script>alert(1)</script>"),
  "/large.jpg": Buffer.alloc(21_000_000),
};
const { url: web } = await pictureServer(shop, files);

const addByUrl = (id: string, url: string) => call("addProductPictureByUrl", admin, { id, version: 1, url });

describe("a picture by URL", () => {
  it("is copied into the shop, decoded and encoded anew", async () => {
    const { id } = await aProduct();
    const { data } = await addByUrl(id, ` ${web}/green.jpg `);
    expect(data.result).toMatchObject({ version: 2, pictures: [{ width: 1080, height: 810, alt: "" }] });
    const [entry] = await sql("select action from audit_entries where subject_id = $1", [id]);
    expect(entry).toEqual({ action: "addProductPictureByUrl" });
  });

  it.each([
    [`${web}/none.jpg`, "PICTURE_URL_UNREACHABLE"],
    [`${web}/page.jpg`, "PICTURE_INVALID"],
    [`${web}/large.jpg`, "PICTURE_TOO_LARGE"],
    ["https://127.0.0.1/a.jpg", "PICTURE_URL_REFUSED"],
    ["https://[fd00:ec2::254]/latest/meta-data", "PICTURE_URL_REFUSED"],
    ["https://localhost/a.jpg", "PICTURE_URL_REFUSED"],
    ["http://example.com/a.jpg", "PICTURE_LINK_INVALID"],
    ["javascript:alert(1)", "PICTURE_LINK_INVALID"],
    ["", "PICTURE_LINK_INVALID"],
  ])("is refused and changes nothing: %s is %s", async (url, code) => {
    const { id } = await aProduct();
    const { code: refusal, errors } = await addByUrl(id, url);
    expect(refusal).toBe(code);
    expect(errors).toMatchObject([{ extensions: { field: "url" } }]);
    expect(await sql("select version from products where id = $1", [id])).toEqual([{ version: 1 }]);
  });
});

/** What a product form does with its field `imageUrl`. */
const setImageUrl = async (productId: string, version: number, imageUrl: string): Promise<void> => {
  const file = await readFirstPicture(shop, imageUrl);
  if (!file) return;
  await shop.database.source.transaction((tx) =>
    putFirstPictureIn(tx, author, { productId, version, action: "changeProduct", file }),
  );
  await keepFirstPicture(shop, file);
};

const baseUrls = async (id: string): Promise<string[]> => {
  const { data } = await testShop.gql<{ product: { pictures: { baseUrl: string }[] } }>(
    "query($id: ID!) { product(id: $id) { pictures { baseUrl } } }",
    { id },
  );
  return data.product.pictures.map(({ baseUrl }) => baseUrl);
};

describe("the imageUrl of a product's form", () => {
  it("of the internet becomes the first picture", async () => {
    const { id } = await aProduct();
    await setImageUrl(id, 1, `${web}/green.jpg`);
    const [green] = await baseUrls(id);
    await setImageUrl(id, 2, `${web}/gold.jpg`);
    expect(await baseUrls(id)).toEqual([expect.not.stringMatching(green ?? ""), green]);
  });

  it("that is the first picture already, or blank, changes nothing", async () => {
    const { id } = await aProduct();
    const { product } = await upload(photo, { id, version: 1 }, admin);
    for (const url of [product?.imageUrl ?? "", `${shop.settings.publicUrl}${product?.imageUrl}`, " "])
      await setImageUrl(id, 2, url);
    expect(await sql("select version from products where id = $1", [id])).toEqual([{ version: 2 }]);
    expect(await baseUrls(id)).toHaveLength(1);
  });

  it("of a later picture of the product, or of another product's picture, moves or copies it", async () => {
    const [one, other] = [await aProduct(), await aProduct()];
    await upload(photo, { id: one.id, version: 1 }, admin);
    await upload(otherPhoto, { id: one.id, version: 2 }, admin);
    const [green, gold] = await baseUrls(one.id);
    await setImageUrl(one.id, 3, `${gold}/480.avif`);
    expect(await baseUrls(one.id)).toEqual([gold, green]);
    await setImageUrl(other.id, 1, `${gold}/720.webp`);
    expect(await baseUrls(other.id)).toEqual([gold]);
  });

  it("is refused with all other fields of the same request, if the product has 60 pictures", async () => {
    const { id } = await aProduct({ price: 700, stock: 10, pictures: 60 });
    const changes = { price: 900, countedStock: 4, imageUrl: `${web}/green.jpg` };
    const refused = await testShop.gql(
      "mutation($id: ID!, $changes: ProductChanges!) { updateProduct(input: { id: $id, version: 1, changes: $changes }) { id } }",
      { id, changes },
      admin.token,
    );
    expect(refused.code).toBe("PICTURES_FULL");
    expect(await sql("select price, version from products where id = $1", [id])).toEqual([
      { price: 70_000, version: 1 },
    ]);
    expect(await testShop.stockOf(id)).toBe(10);
  });

  it.each([
    [`${web}/none.jpg`, "PICTURE_URL_UNREACHABLE"],
    [`/media/${"0".repeat(32)}/720.webp`, "PICTURE_URL_UNREACHABLE"],
    ["https://10.0.0.1/a.jpg", "PICTURE_URL_REFUSED"],
    ["/product/1", "PICTURE_LINK_INVALID"],
  ])("that leads to no picture is refused in its field: %s is %s", async (url, code) => {
    await expect(readFirstPicture(shop, url)).rejects.toMatchObject({
      code,
      details: { field: "imageUrl" },
    });
  });
});
