import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { expect, it } from "vitest";

const publicFile = (name: string) => readFile(new URL(`../../public/${name}`, import.meta.url));

type Manifest = { icons: { src: string; sizes: string; type: string; purpose?: string }[] };

it("names icons that have the promised size, one of them maskable", async () => {
  const manifest = JSON.parse(String(await publicFile("manifest.webmanifest"))) as Manifest;
  for (const { src, sizes, type } of manifest.icons) {
    const { width, height, format } = await sharp(await publicFile(src.slice(1))).metadata();
    expect([src, `${width}x${height}`, `image/${format}`]).toEqual([src, sizes, type]);
  }
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ["192x192", undefined],
    ["512x512", undefined],
    ["512x512", "maskable"],
  ]);
});

it("is linked by the page, with the icon for a home screen and the picture of shared links", async () => {
  const html = String(await readFile(new URL("../../index.html", import.meta.url)));
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  expect(html).toContain('<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />');
  const sizeOf = async (name: string) => {
    const { width, height } = await sharp(await publicFile(name)).metadata();
    return [width, height];
  };
  expect(await sizeOf("icons/apple-touch-icon.png")).toEqual([180, 180]);
  expect(await sizeOf("icons/share.png")).toEqual([1200, 630]);
  // Browsers ask for these at the root by themselves.
  expect(await sizeOf("apple-touch-icon.png")).toEqual([180, 180]);
  const ico = await publicFile("favicon.ico");
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt32LE(18)]).toEqual([1, 1, 22]);
  expect(await sharp(ico.subarray(22)).metadata()).toMatchObject({ format: "png", width: 32, height: 32 });
});
