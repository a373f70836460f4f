import { ACCEPTED_TYPES } from "./accepted-pictures.ts";

export type PhotoRules = {
  /** The formats that are made smaller. */
  types: readonly string[];
  /** Files of at most this size are sent as they are. */
  maxBytes: number;
  /** Longest side in pixels, that of the stored picture: more only make the upload longer. */
  maxSide: number;
  /** Tried in this order, until the result has at most `maxBytes`. */
  qualities: readonly number[];
};

/** A product picture keeps its quality. */
const productPicture: PhotoRules = {
  types: ["image/jpeg"],
  maxBytes: 1_500_000,
  maxSide: 2400,
  qualities: [0.92],
};

/** A photograph of a shopper, who may be on a slow line: 300 kB take half a minute at 10 kB a second. */
export const shopperPhoto: PhotoRules = {
  types: ACCEPTED_TYPES,
  maxBytes: 300_000,
  maxSide: 1600,
  qualities: [0.85, 0.75, 0.65, 0.55],
};

/** The size that fits into the longest side, in whole pixels. */
export const fittingSize = (
  width: number,
  height: number,
  { maxSide }: Pick<PhotoRules, "maxSide">,
): { width: number; height: number } => {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
};

/** The result of the best quality that is small enough; if none is, that of the last. */
export const encodedWithin = async <Result extends Pick<Blob, "size">>(
  encode: (quality: number) => Promise<Result | null>,
  { qualities, maxBytes }: Pick<PhotoRules, "qualities" | "maxBytes">,
): Promise<Result | null> => {
  let result: Result | null = null;
  for (const quality of qualities) {
    result = await encode(quality);
    if (!result || result.size <= maxBytes) break;
  }
  return result;
};

/** `null` if this browser cannot write the format: it writes PNG in its place. */
const toBlob = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> =>
  new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(blob?.type === type ? blob : null), type, quality),
  );

/** Draws the picture upright in the size that fits. JPEG has no transparency: what is transparent becomes white. */
const drawn = (picture: ImageBitmap, rules: PhotoRules, type: string): HTMLCanvasElement => {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, fittingSize(picture.width, picture.height, rules));
  const context = canvas.getContext("2d");
  if (context && type === "image/jpeg") {
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
};

/** The picture in a format that keeps its transparency, if this browser can write one; else as JPEG. */
const encoded = async (
  picture: ImageBitmap,
  rules: PhotoRules,
  types: readonly string[],
): Promise<Blob | null> => {
  for (const type of types) {
    const canvas = drawn(picture, rules, type);
    const blob = await encodedWithin((quality) => toBlob(canvas, type, quality), rules);
    if (blob) return blob;
  }
  return null;
};

/**
 * A large picture reduced to the size of the stored one: a phone on a slow line sends 300 kB in place of ten megabytes. Returns
 * the file itself if it is small, of another format, or if this browser cannot decode it.
 */
export const smallerPhoto = async (file: File, rules: PhotoRules = productPicture): Promise<File> => {
  if (!rules.types.includes(file.type) || file.size <= rules.maxBytes) return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    const types = file.type === "image/jpeg" ? ["image/jpeg"] : ["image/webp", "image/jpeg"];
    const blob = await encoded(picture, rules, types);
    picture.close();
    return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
  } catch {
    return file;
  }
};
