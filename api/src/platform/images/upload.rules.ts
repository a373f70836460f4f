/** Limits of an uploaded picture, and what is stored of it. */
export type UploadRules = {
  maxBytes: number;
  maxPixels: number;
  /** Longest side of the stored picture, in pixels. */
  maxSide: number;
  /** JPEG is rendered fastest from; a picture with transparency is stored as WebP all the same. */
  format: "jpeg" | "webp";
  /** The field that a refusal names. */
  field: string;
  /** The sentence for a file that is too large. */
  tooLarge?: string;
};

/** A profile picture, stored in the size in which it is displayed. */
export const profilePicture: UploadRules = {
  maxBytes: 2_000_000,
  maxPixels: 25_000_000,
  maxSide: 1080,
  format: "webp",
  field: "profilePic",
};

/** A picture of a product, stored larger than its widest rendering, so that wider ones can be made later. */
export const productPicture: UploadRules = {
  maxBytes: 20_000_000,
  maxPixels: 50_000_000,
  maxSide: 2400,
  format: "jpeg",
  field: "file",
  tooLarge: "A product picture has at most 20 MB and 50 megapixels.",
};

/** A photograph that a shopper takes: as phones take them, stored in the size of a screen. */
export const photograph: UploadRules = {
  maxBytes: 12_000_000,
  maxPixels: 50_000_000,
  maxSide: 1600,
  format: "webp",
  field: "file",
  tooLarge: "A photograph has at most 12 MB and 50 megapixels.",
};

/** AVIF is decoded whole, at 20 bytes a pixel: 12 megapixels need 240 MB, where a JPEG of 50 needs 200. */
const maxAvifPixels = 12_000_000;

/** An interlaced PNG is decoded whole, and takes 2 s for 50 megapixels. */
const maxInterlacedPixels = 12_000_000;

/** Maximum ratio of the longer side to the shorter side. */
const maxAspectRatio = 4;

const formats = new Set(["jpeg", "png", "webp", "heif"]);

/** Why an uploaded picture is refused. */
export type UploadProblem =
  | "PICTURE_INVALID"
  /** It is of an accepted format, and cannot be decoded. */
  | "PICTURE_DAMAGED"
  | "PICTURE_TOO_LARGE"
  | "PICTURE_TOO_NARROW"
  | "AVIF_TOO_LARGE"
  | "PNG_TOO_LARGE";

const isJpeg = (start: Buffer): boolean => start.subarray(0, 3).toString("hex") === "ffd8ff";
const isPng = (start: Buffer): boolean => start.subarray(0, 4).toString("hex") === "89504e47";
const isWebp = (start: Buffer): boolean =>
  start.subarray(0, 4).toString("latin1") === "RIFF" && start.subarray(8, 12).toString("latin1") === "WEBP";
const isAvif = (start: Buffer): boolean => /^ftypavi[fs]$/.test(start.subarray(4, 12).toString("latin1"));

/** The problem of a file that cannot be decoded. Its first bytes tell whether it was a picture of an accepted format. */
export const problemOfUndecodable = (content: Buffer): UploadProblem =>
  [isJpeg, isPng, isWebp, isAvif].some((isFormat) => isFormat(content))
    ? "PICTURE_DAMAGED"
    : "PICTURE_INVALID";

/** Checks the header of a picture; `undefined` if it can be decoded. */
export const problemOf = (
  {
    format,
    width = 0,
    height = 0,
    isProgressive = false,
  }: { format?: string; width?: number; height?: number; isProgressive?: boolean },
  { maxPixels }: UploadRules,
): UploadProblem | undefined => {
  if (!format || !formats.has(format) || width < 1 || height < 1) return "PICTURE_INVALID";
  if (width * height > maxPixels) return "PICTURE_TOO_LARGE";
  if (format === "heif" && width * height > maxAvifPixels) return "AVIF_TOO_LARGE";
  if (format === "png" && isProgressive && width * height > maxInterlacedPixels) return "PNG_TOO_LARGE";
  return Math.max(width, height) > maxAspectRatio * Math.min(width, height)
    ? "PICTURE_TOO_NARROW"
    : undefined;
};
