import sharp, { type Sharp } from "sharp";
import {
  maxSharedBytes,
  placeholder,
  shared,
  sharedBox,
  type RenderedFormat,
  type Rendering,
} from "./images.rules.ts";

/** Largest original that is decoded, in pixels. Originals are reduced when they are stored. */
const maxPixels = 25_000_000;

/** Maximum height of a rendering, as a multiple of its width: an original may be one pixel wide. */
const maxAspectRatio = 4;

sharp.concurrency(1);
sharp.cache(false);

/** A picture in a box. Drawings (SVG) have no resolution of their own: they are drawn in its width. */
const resized = (original: Buffer, width: number, height = width * maxAspectRatio): Sharp => {
  const size = { width, height, fit: "inside" } as const;
  const isDrawing = original.subarray(0, 200).toString("utf8").includes("<svg");
  if (!isDrawing)
    return sharp(original, { limitInputPixels: maxPixels, sequentialRead: true }).rotate().resize(size);
  const ownWidth = Number(
    original
      .subarray(0, 400)
      .toString("utf8")
      .match(/\swidth="(\d+)"/)?.[1] ?? 900,
  );
  return sharp(original, { density: (72 * width) / ownWidth, limitInputPixels: maxPixels }).resize(size);
};

/** JPEG has no transparency: the shop's paper is behind the picture. */
const paper = "#fbf7f1";

/**
 * AVIF quality of a width. Phones show 720 and 828 px on screens of dense pixels, where a lower quality is not visible and saves a
 * fifth of the bytes. The widest one is also zoomed.
 */
const avifQuality = (width: number): number => (width === 720 || width === 828 ? 50 : 58);

const encoders: Record<RenderedFormat, (picture: Sharp, width: number) => Sharp> = {
  avif: (picture, width) =>
    picture.avif({ quality: avifQuality(width), effort: 2, chromaSubsampling: "4:4:4" }),
  webp: (picture) => picture.webp({ quality: 80, effort: 3, smartSubsample: true }),
  jpeg: (picture) => picture.flatten({ background: paper }).jpeg({ quality: 82, mozjpeg: true }),
};

/** Standard deviation in pixels. A placeholder is enlarged to several times its width: sharp pixels would become squares. */
const placeholderBlur = 1;

/** Tried in this order until the file is small enough. Noise in the last one has about 150 kB. */
const sharedQualities = [82, 70, 58, 46, 34, 22, 10];

/** The JPEG of a shared link, in the best quality whose file is at most `maxSharedBytes`. */
const renderShared = async (original: Buffer): Promise<Buffer> => {
  const { data, info } = await resized(original, sharedBox.width, sharedBox.height)
    .flatten({ background: paper })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  let smallest = Buffer.alloc(0);
  for (const quality of sharedQualities) {
    smallest = await sharp(data, { raw: { width, height, channels } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (smallest.length <= maxSharedBytes) break;
  }
  return smallest;
};

/** A rendering of a stored original. */
export const render = (original: Buffer, { width, format }: Rendering): Promise<Buffer> => {
  if (width === shared.width) return renderShared(original);
  const picture = resized(original, width);
  return encoders[format](
    width === placeholder.width ? picture.blur(placeholderBlur) : picture,
    width,
  ).toBuffer();
};
