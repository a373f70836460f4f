import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

/** Draws the PNG icons of web/public from favicon.svg: `node web/make-icons.mjs`. They are committed. */
const publicFolder = join(import.meta.dirname, "public");
const background = "#2a1823";
const mark = readFileSync(join(publicFolder, "favicon.svg"), "utf8");

/** The mark without rounded corners: platforms cut their own shape. */
const square = mark.replace(' rx="3"', "");

const draw = (svg, size) => sharp(Buffer.from(svg), { density: 72 * (size / 32) * 2 }).resize(size, size);

/** The mark in the middle of a plain area. */
const onArea = async (width, height, size) =>
  sharp({ create: { width, height, channels: 3, background } }).composite([
    { input: await draw(square, size).png().toBuffer() },
  ]);

/** An ICO file of one picture: its header, the entry of the picture, and the picture as PNG. */
const icoOf = (png, size) => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
};

const save = (image, name) =>
  image.png({ palette: true, effort: 10 }).toFile(join(publicFolder, "icons", `${name}.png`));

await save(draw(mark, 192), "icon-192");
await save(draw(mark, 512), "icon-512");
// A platform may cut a maskable icon to a circle of 80 percent of its width.
await save(await onArea(512, 512, 360), "icon-maskable-512");
await save(draw(square, 180), "apple-touch-icon");
// Browsers ask for these two at the root, whatever the page says.
copyFileSync(join(publicFolder, "icons", "apple-touch-icon.png"), join(publicFolder, "apple-touch-icon.png"));
writeFileSync(
  join(publicFolder, "favicon.ico"),
  icoOf(await draw(mark, 32).png({ palette: true, effort: 10 }).toBuffer(), 32),
);
await save(await onArea(1200, 630, 420), "share");
