import sharp from "sharp";
import { expect, it } from "vitest";
import { maxSharedBytes, shared } from "./images.rules.ts";
import { render } from "./render.ts";

const noise = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#808080",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .webp({ quality: 90 })
    .toBuffer();

it.each([
  [900, 1200, 1200, 1600],
  [1500, 1000, 1200, 800],
  [300, 1200, 400, 1600],
])("the picture of a shared link, of %d x %d, is a JPEG of %d x %d", async (width, height, ...size) => {
  const original = await sharp({ create: { width, height, channels: 4, background: "#aa336680" } })
    .webp()
    .toBuffer();
  const made = await sharp(await render(original, shared)).metadata();
  expect([made.format, made.width, made.height]).toEqual(["jpeg", ...size]);
});

it("the picture of a shared link has at most 300 kB, also with much detail", async () => {
  const { length } = await render(await noise(1500, 2000), shared);
  expect(length).toBeLessThanOrEqual(maxSharedBytes);
});

it("the picture of a shared link may be a drawing", async () => {
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><rect width="900" height="1200" fill="#a36"/></svg>',
  );
  const made = await sharp(await render(drawing, shared)).metadata();
  expect([made.format, made.width, made.height]).toEqual(["jpeg", 1200, 1600]);
});
