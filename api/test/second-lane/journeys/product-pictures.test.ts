import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { aPhoto, pictureCalls, type ProductWithPictures } from "../../support/picture-calls.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, sql, shop, aShopper, anAdmin, aProduct } = testShop;
const { call, upload, withPictures, lastAudit } = pictureCalls(testShop);
const [admin, otherAdmin] = await Promise.all([anAdmin("Meera"), anAdmin("Kavya")]);

const keyOf = ({ baseUrl }: { baseUrl: string }): string => baseUrl.split("/").at(-1) ?? "";

const jobsOf = (key: string) =>
  sql<{ task: string }>(
    "select task_identifier as task from graphile_worker.jobs where key in ('render ' || $1, 'delete ' || $1) order by 1",
    [key],
  );

describe("an uploaded picture", () => {
  it("is the product's, upright and without metadata, with its version, its audit entry and its job", async () => {
    const { id } = await aProduct({ colors: ["Rose"] });
    const text = { color: "Rose", view: "BACK", alt: "  A rose  dress " };
    const { product } = await upload(await aPhoto(), { id, version: 1, text }, admin);
    expect(product).toMatchObject({
      version: 2,
      imageUrl: expect.stringMatching(/^\/media\/[0-9a-f]{32}\/720\.webp$/),
      pictures: [{ color: "Rose", view: "BACK", alt: "A rose dress", width: 1080, height: 810 }],
    });
    const key = keyOf(product?.pictures[0] ?? { baseUrl: "" });
    const original = await shop.files.original(key);
    const { exif, orientation, width, format } = await sharp(original).metadata();
    expect({ exif, orientation, width, format }).toEqual({ width: 800, format: "jpeg" });
    expect(original?.includes("camera")).toBe(false);
    expect(await shop.files.renderingNames(key)).toEqual(["64.webp"]);
    expect(await jobsOf(key)).toEqual([{ task: "render-picture" }]);
    expect(await lastAudit(id)).toMatchObject({
      action: "addProductPicture",
      version: 2,
      user_name: "Meera",
      changes: { pictures: { before: [], after: [{ mediaKey: key, color: "Rose" }] } },
    });
  });

  it("with transparent parts keeps them", async () => {
    const { id } = await aProduct();
    const transparent = { r: 200, g: 40, b: 80, alpha: 0.4 };
    const png = sharp({ create: { width: 300, height: 400, channels: 4, background: transparent } }).png();
    const { product } = await upload(await png.toBuffer(), { id, version: 1 }, admin);
    const original = await shop.files.original(keyOf(product?.pictures[0] ?? { baseUrl: "" }));
    expect(await sharp(original).metadata()).toMatchObject({ format: "webp", hasAlpha: true });
  });

  it.each([
    [20, 5472, 3648],
    [50, 8160, 6120],
  ])("of %i megapixels is accepted", async (_megapixels, width, height) => {
    const { id } = await aProduct();
    const { status, product } = await upload(await aPhoto(width, height), { id, version: 1 }, admin);
    expect(status).toBe(200);
    const original = await shop.files.original(keyOf(product?.pictures.at(-1) ?? { baseUrl: "" }));
    expect((await sharp(original).metadata()).height).toBe(2400);
  });

  it("of many at once is never lost: each upload is merged, also one with an older version", async () => {
    const { id } = await aProduct();
    const photos = await Promise.all(
      ["#111111", "#555555", "#999999", "#dddddd"].map((c) => aPhoto(60, 80, c)),
    );
    const results = await Promise.all(photos.map((photo) => upload(photo, { id, version: 1 }, admin)));
    expect(results.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { data } = await gql<{ product: { pictures: object[] } }>(
      "query($id: ID!) { product(id: $id) { pictures { id } } }",
      { id },
    );
    expect(data.product.pictures).toHaveLength(4);
  });

  it("is added once if its request is repeated", async () => {
    const { id } = await aProduct();
    const photo = await aPhoto(60, 80);
    const first = await upload(photo, { id, version: 1 }, admin);
    const repeated = await upload(photo, { id, version: 1 }, admin);
    expect(repeated.product).toEqual(first.product);
  });

  it("is added again with another text, or by an admin who sees the first one", async () => {
    const { id } = await aProduct({ colors: ["Rose"] });
    const photo = await aPhoto(60, 80);
    await upload(photo, { id, version: 1 }, admin);
    const described = await upload(photo, { id, version: 1, text: { color: "Rose" } }, admin);
    expect(described.product?.pictures).toHaveLength(2);
    const again = await upload(photo, { id, version: described.product?.version ?? 0 }, admin);
    expect(again.product?.pictures).toHaveLength(3);
  });

  it("is refused from a visitor and from a shopper, whose files are limited to 2 MB", async () => {
    const { id } = await aProduct();
    const photo = await aPhoto();
    expect(await upload(photo, { id, version: 1 })).toMatchObject({ code: "UNAUTHENTICATED" });
    expect(await upload(photo, { id, version: 1 }, await aShopper())).toMatchObject({ code: "FORBIDDEN" });
    expect(await sql("select 1 from product_pictures where product_id = $1", [id])).toEqual([]);
  });
});

describe("the pictures of a product", () => {
  it("are put into another order, whose first becomes the cover", async () => {
    const { id, version, pictures } = await withPictures(3, admin);
    const ids = pictures.map((picture) => picture.id).reverse();
    const { data } = await call("orderProductPictures", admin, { id, version, ids });
    expect(data.result.pictures.map((picture) => picture.id)).toEqual(ids);
    expect(data.result).toMatchObject({ version: version + 1, imageUrl: `${pictures[2]?.baseUrl}/720.webp` });
    const [job] = await sql<{ payload: object }>(
      "select payload from graphile_worker._private_jobs where key = 'render ' || $1",
      [keyOf(pictures[2] ?? { baseUrl: "" })],
    );
    expect(job?.payload).toMatchObject({ isCover: true });
    expect(await lastAudit(id)).toMatchObject({ action: "orderProductPictures", version: version + 1 });
  });

  it("keep their order if it is incomplete, names one twice, or another admin has changed the list", async () => {
    const { id, version, pictures } = await withPictures(2, admin);
    const [first = "", second = ""] = pictures.map((picture) => picture.id);
    for (const ids of [[first], [first, first], [first, second, second], []])
      expect(await call("orderProductPictures", admin, { id, version, ids })).toMatchObject({
        code: "PRODUCT_CHANGED",
      });
    await call("orderProductPictures", otherAdmin, { id, version, ids: [second, first] });
    const late = await call("orderProductPictures", admin, { id, version, ids: [second, first] });
    expect(late).toMatchObject({ code: "PRODUCT_CHANGED", status: 409 });
  });

  it("get a colour, a view and a text, merged with what another admin has changed", async () => {
    const { id, version, pictures } = await withPictures(2, admin);
    const picture = pictures[1]?.id;
    const change = (by: typeof admin, text: object) =>
      call("updateProductPicture", by, { id, version, picture, text });
    await change(admin, { alt: "The back" });
    expect(await lastAudit(id)).toMatchObject({ action: "changeProductPicture", version: version + 1 });
    const { data } = await change(otherAdmin, { color: "Indigo", view: "BACK" });
    expect(data.result.pictures[1]).toMatchObject({ alt: "The back", color: "Indigo", view: "BACK" });
    const conflict = await change(otherAdmin, { alt: "Another text" });
    expect(conflict.code).toBe("PRODUCT_CHANGED");
    expect(conflict.errors).toMatchObject([
      { extensions: { conflicts: [{ field: "alt", value: "The back" }] } },
    ]);
    expect(await change(otherAdmin, { alt: "The back" })).toMatchObject({ status: 200 });
    const withoutColor = await call("updateProductPicture", admin, {
      id,
      version: data.result.version,
      picture,
      text: { color: null },
    });
    expect(withoutColor.data.result.pictures[1]?.color).toBeNull();
  });

  it("are merged with an edit of the product by another admin", async () => {
    const { id, version, pictures } = await withPictures(2, admin);
    await gql(
      "mutation($id: ID!, $version: Int!) { updateProduct(input: { id: $id, version: $version, changes: { price: 1800 } }) { id } }",
      { id, version },
      otherAdmin.token,
    );
    const ids = pictures.map((picture) => picture.id).reverse();
    const { data } = await call("orderProductPictures", admin, { id, version, ids });
    expect(data.result.version).toBe(version + 2);
  });

  it("get their list from before when the change is taken back, unless they were changed again", async () => {
    const { id, version, pictures } = await withPictures(2, admin);
    await call("removeProductPicture", admin, { id, version, picture: pictures[0]?.id });
    const audit = await sql<{ id: string }>(
      "select id from audit_entries where subject_id = $1 order by id desc",
      [id],
    );
    const revert = (auditId = "") =>
      gql<{ revertChange: ProductWithPictures }>(
        "mutation($id: ID!) { revertChange(id: $id) { version pictures { id alt } } }",
        { id: auditId },
        admin.token,
      );
    expect(await revert(audit[1]?.id)).toMatchObject({ code: "PRODUCT_CHANGED" });
    const { data } = await revert(audit[0]?.id);
    expect(data.revertChange.pictures.map((picture) => picture.id)).toEqual(pictures.map((each) => each.id));
    expect(data.revertChange.version).toBe(version + 2);
  });

  it("can be removed: the files wait for 33 days, unless another picture uses them", async () => {
    const { id, version, pictures } = await withPictures(3, admin);
    const [, removed, last] = pictures;
    const { data } = await call("removeProductPicture", admin, { id, version, picture: removed?.id });
    expect(data.result.pictures.map((picture) => picture.id)).toEqual([pictures[0]?.id, last?.id]);
    const key = keyOf(removed ?? { baseUrl: "" });
    expect(await shop.files.hasOriginal(key)).toBe(true);
    expect(await jobsOf(key)).toContainEqual({ task: "delete-picture" });
    expect(await lastAudit(id)).toMatchObject({ action: "removeProductPicture", version: version + 1 });
    const again = await call("removeProductPicture", admin, { id, version, picture: removed?.id });
    expect(again).toMatchObject({ code: "PICTURE_NOT_FOUND", status: 404 });
  });
});
