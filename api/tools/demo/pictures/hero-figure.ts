import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { drawPicture, type PictureSpec } from "./draw.ts";

/** The widths of the files in pixels: beside the headline of a phone, and in the column of a desktop. */
const widths = [320, 480, 720, 1080] as const;

/** The box of the arch in web/src/ui/dusk-arch.tsx, at the widest size. */
const box = { width: 1080, height: 1382 };

/** Ivory with indigo paisleys: light against the dusk, and the shop's motto in one dress. */
const figure: PictureSpec = {
  garment: "wrap-dress",
  textile: "block-print",
  color: "#f3ead9",
  accent: "#2b3a82",
  view: "front",
  seed: "dusk 368",
  cut: { hem: 1000, sleeve: 0.76, waist: "sash" },
  isCutOut: true,
};

/** The drawing is enlarged, so that the figure stands below the tip of the arch and is cut off above its knees. */
const enlarged = { width: 1170, height: 1560, top: 200 };

/** Draws the figure of the home page's arch, as files of the web client. They are committed. Argument: output folder. */
const [outputFolder = "web/src/features/home/figure"] = process.argv.slice(2);
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
    .avif({ quality: 56, effort: 7 })
    .toFile(join(outputFolder, `${width}.avif`));
  if (width === 480 || width === 1080)
    await resized
      .clone()
      .webp({ quality: 80, alphaQuality: 90, effort: 6 })
      .toFile(join(outputFolder, `${width}.webp`));
}
