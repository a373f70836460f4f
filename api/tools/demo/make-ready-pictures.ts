import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { coversShownFirst, readyFolder, readyRendering } from "./ready-pictures.ts";

/** Slower to encode than the shop's own renderings, and smaller: the files are committed. */
const options = { quality: 52, effort: 7, chromaSubsampling: "4:4:4" };

/** Renders the pictures that the first pages of the demo show. Run it after a change of the drawings. */
await rm(readyFolder, { recursive: true, force: true });
await mkdir(readyFolder, { recursive: true });
for (const [key, svg] of coversShownFirst())
  await writeFile(
    join(readyFolder, `${key}.avif`),
    await sharp(Buffer.from(svg)).resize(readyRendering.width).avif(options).toBuffer(),
  );
