import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { demoCatalogue } from "../catalogue/demo-catalogue.ts";
import { hexOf } from "../colors.ts";
import { drawPicture, type PictureSpec } from "./draw.ts";

/** The widths of the files in pixels: beside the headline of a phone, and in the column of a desktop. */
const widths = [320, 480, 720, 1080] as const;

/** The box of the arch in web/src/ui/dusk-arch.tsx, at the widest size. */
const box = { width: 1080, height: 1382 };

/** Teal is the complement of the dusk behind the figure. The home page links to the product in this colour. */
const [slug, color] = ["nuapatna-ikat-wrap-dress", "Peacock Teal"];

const drawn = demoCatalogue.find((product) => product.slug === slug);
if (!drawn) throw new Error(`There is no demo product ${slug}.`);

const figure: PictureSpec = {
  garment: drawn.garment,
  textile: drawn.textile,
  color: hexOf(color),
  accent: hexOf(drawn.accent),
  view: "front",
  seed: slug,
  cut: drawn.cut,
  isCutOut: true,
};

/** The drawing is enlarged, so that the figure stands below the tip of the arch and is cut off above its knees. */
const enlarged = { width: 1170, height: 1560, top: 200 };

/** Draws the figure of the home page's arch, as files of the web client. They are committed. Argument: output folder. */
const [outputFolder = "web/brand/figure"] = process.argv.slice(2);
await mkdir(outputFolder, { recursive: true });
const drawing = await sharp(Buffer.from(drawPicture(figure)), { density: 144 })
  .resize(enlarged.width, enlarged.height)
  .extract({
    left: (enlarged.width - box.width) / 2,
    top: 0,
    width: box.width,
    height: box.height - enlarged.top,
  })
  .extend({ top: enlarged.top, background: "#00000000" })
  .png()
  .toBuffer();
for (const width of widths) {
  const resized = sharp(drawing).resize(width);
  await resized
    .clone()
    .avif({ quality: 50, effort: 7 })
    .toFile(join(outputFolder, `${width}.avif`));
  if (width === 480 || width === 1080)
    await resized
      .clone()
      .webp({ quality: 80, alphaQuality: 90, effort: 6 })
      .toFile(join(outputFolder, `${width}.webp`));
}
