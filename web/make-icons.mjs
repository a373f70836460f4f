import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

/** Draws the PNG icons of web/public/icons from favicon.svg: `node web/make-icons.mjs`. They are committed. */
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

const save = (image, name) =>
  image.png({ palette: true, effort: 10 }).toFile(join(publicFolder, "icons", `${name}.png`));

await save(draw(mark, 192), "icon-192");
await save(draw(mark, 512), "icon-512");
// A platform may cut a maskable icon to a circle of 80 percent of its width.
await save(await onArea(512, 512, 360), "icon-maskable-512");
await save(draw(square, 180), "apple-touch-icon");
await save(await onArea(1200, 630, 420), "share");
