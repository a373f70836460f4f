import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import sharp from "sharp";
import { expect, it, onTestFinished } from "vitest";
import { brandFolder } from "../platform/brand-files.ts";
import { addBrandIcons, brandIcons, type BrandIcon } from "./brand-icons.ts";
import { webManifest } from "./web-client/web-manifest.ts";

const sizeOf = async (picture: Buffer) => {
  const { width, height, format } = await sharp(picture).metadata();
  return [format, width, height];
};

it("are those of the manifest, with the promised sizes, one of them maskable", async () => {
  const read = brandIcons();
  const { icons } = webManifest({ name: "Saanjh", description: "" });
  for (const { src, sizes } of icons) {
    const [format, width, height] = await sizeOf(await read(src as BrandIcon));
    expect([src, format, `${width}x${height}`]).toEqual([src, "png", sizes]);
  }
  expect(icons.map(({ purpose }) => purpose)).toEqual([undefined, undefined, "maskable"]);
});

it("are those of home screens, shared links and tabs", async () => {
  const read = brandIcons();
  expect(await sizeOf(await read("/apple-touch-icon.png"))).toEqual(["png", 180, 180]);
  expect(await read("/icons/apple-touch-icon.png")).toEqual(await read("/apple-touch-icon.png"));
  expect(await sizeOf(await read("/icons/share.png"))).toEqual(["png", 1200, 630]);
  const ico = await read("/favicon.ico");
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt32LE(18)]).toEqual([1, 1, 22]);
  expect(await sizeOf(ico.subarray(22))).toEqual(["png", 32, 32]);
});

it("are drawn from the files of the owner", async () => {
  const folder = await mkdtemp(join(tmpdir(), "shop-brand-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(
    join(folder, "icon.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#00ff00"/></svg>',
  );
  const read = brandIcons(folder);
  const pixel = await sharp(await read("/icons/icon-192.png"))
    .removeAlpha()
    .raw()
    .toBuffer();
  expect([...pixel.subarray(0, 3)]).toEqual([0, 255, 0]);
  await cp(join(brandFolder, "icon.svg"), join(folder, "share.png"));
  expect(String(await read("/icons/share.png")), "the owner's own picture").toContain("<svg");
});

it("are missed at the start of the shop", async () => {
  expect(() => addBrandIcons(Fastify(), join(tmpdir(), "no-brand"))).toThrow(
    "web/brand/icon.svg is missing.",
  );
});

it("are sent with their types", async () => {
  const app = Fastify();
  addBrandIcons(app);
  onTestFinished(() => app.close());
  const typeOf = async (url: string) => {
    const { statusCode, headers } = await app.inject(url);
    return [statusCode, headers["content-type"], headers["cache-control"]];
  };
  expect(await typeOf("/favicon.svg")).toEqual([200, "image/svg+xml", "public, max-age=3600"]);
  expect(await typeOf("/icons/icon-192.png")).toEqual([200, "image/png", "public, max-age=3600"]);
});
