import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { multipartOf } from "../../support/multipart.ts";
import { aPhoto, pictureCalls } from "../../support/picture-calls.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { sql, anAdmin, aProduct } = testShop;
const { upload } = pictureCalls(testShop);
const admin = await anAdmin();

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const megapixels100 = await sharp({
  create: { width: 10_000, height: 10_000, channels: 3, background: "#fff" },
})
  .png({ compressionLevel: 9 })
  .toBuffer();
const largeAvif = await sharp({ create: { width: 4000, height: 3100, channels: 3, background: "#fff" } })
  .avif({ effort: 0 })
  .toBuffer();
const interlacedPng = await sharp({ create: { width: 4000, height: 3100, channels: 3, background: "#fff" } })
  .png({ progressive: true })
  .toBuffer();

const strip = await aPhoto(20, 4000);

const messages: Record<string, string> = {
  PICTURE_INVALID: "Please choose a picture: JPEG, PNG, WebP or AVIF.",
  PICTURE_TOO_LARGE: "A product picture has at most 20 MB and 50 megapixels.",
  AVIF_TOO_LARGE: "An AVIF picture has at most 12 megapixels. Please choose a smaller one, or a JPEG.",
  PNG_TOO_LARGE: "An interlaced PNG has at most 12 megapixels. Please choose a smaller one, or a JPEG.",
  PICTURE_TOO_NARROW: "A picture is at most four times as long as it is wide.",
};

describe("a file that cannot be a product's picture", () => {
  it.each<[string, Buffer, number, string]>([
    ["an SVG with a script", Buffer.from(svg), 400, "PICTURE_INVALID"],
    ["a text", Buffer.from("no picture"), 400, "PICTURE_INVALID"],
    ["an empty file", Buffer.alloc(0), 400, "PICTURE_INVALID"],
    ["100 megapixels", megapixels100, 413, "PICTURE_TOO_LARGE"],
    ["20 MB and one byte", Buffer.alloc(20_000_001, 7), 413, "PICTURE_TOO_LARGE"],
    ["an AVIF of more than 12 megapixels", largeAvif, 413, "AVIF_TOO_LARGE"],
    ["an interlaced PNG of more than 12 megapixels", interlacedPng, 413, "PNG_TOO_LARGE"],
    ["a strip of 20 x 4000 pixels", strip, 400, "PICTURE_TOO_NARROW"],
  ])("leaves nothing behind when it is refused: %s", async (_, content, status, code) => {
    const { id } = await aProduct();
    const refusal = await upload(content, { id, version: 1 }, admin);
    expect(refusal).toMatchObject({ status, code, field: "file", message: messages[code] });
    const [row] = await sql("select version from products where id = $1", [id]);
    expect(row).toEqual({ version: 1 });
    expect(await sql("select 1 from product_pictures where product_id = $1", [id])).toEqual([]);
  });

  it("is refused before it is read, if it is larger than any file: 60 MB", async () => {
    const { id } = await aProduct();
    expect(await upload(Buffer.alloc(60_000_000, 7), { id, version: 1 }, admin)).toMatchObject({
      status: 413,
      code: "PICTURE_TOO_LARGE",
      field: "file",
      message: "A picture or a video has at most 20 MB.",
    });
  });

  it.each(["jpeg", "png", "webp", "avif"] as const)(
    "is refused as damaged: a %s that was cut",
    async (format) => {
      const whole = await sharp(await aPhoto(120, 160))
        .toFormat(format)
        .toBuffer();
      for (const length of [Math.ceil(whole.length / 2), 40]) {
        const { id } = await aProduct();
        expect(await upload(whole.subarray(0, length), { id, version: 1 }, admin)).toMatchObject({
          status: 400,
          code: "PICTURE_INVALID",
          field: "file",
          message: "This picture is damaged and cannot be opened. Please choose another one.",
        });
      }
    },
  );

  it("is refused when the upload ends half-way", async () => {
    const { id } = await aProduct();
    const { payload, headers } = await multipartOf({
      operations: JSON.stringify({
        query: "mutation { logout { hasEndedSession } }",
        variables: { id, file: null },
      }),
      map: '{"0":["variables.file"]}',
      "0": { content: await aPhoto() },
    });
    const response = await testShop.server.app.inject({
      method: "POST",
      url: "/graphql",
      payload: payload.subarray(0, payload.length / 2),
      headers: { ...headers, "apollo-require-preflight": "true", authorization: `Bearer ${admin.token}` },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errors: [{ extensions: { code: "BAD_INPUT" } }] });
  });

  it("is refused when the product does not exist, has 60 pictures, or lacks the colour", async () => {
    const photo = await aPhoto(60, 80);
    const unknown = { id: "01930000-0000-7000-8000-000000000000", version: 1 };
    expect(await upload(photo, unknown, admin)).toMatchObject({ code: "PRODUCT_NOT_FOUND" });
    const { id } = await aProduct({ colors: ["Rose"], pictures: 60 });
    expect(await upload(photo, { id, version: 1 }, admin)).toMatchObject({ code: "PICTURES_FULL" });
    const other = await aProduct({ colors: ["Rose"] });
    const text = { color: "Mint" };
    expect(await upload(photo, { id: other.id, version: 1, text }, admin)).toMatchObject({
      code: "PICTURE_COLOR_UNKNOWN",
      field: "color",
    });
  });
});
