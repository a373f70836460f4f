import sharp from "sharp";
import { refuse } from "../errors/errors.ts";
import type { MediaFiles } from "./files.ts";

/** A file of a request. Its name and declared type are not trusted. */
export type Upload = { content: Buffer };

export const maxUploadBytes = 2_000_000;
const maxPixels = 25_000_000;
const formats = new Set(["jpeg", "png", "webp", "heif"]);
const maxSide = 1080;

/**
 * Stores an uploaded picture and returns its key. The format is detected by the content. The picture is decoded, rotated
 * upright, reduced to the size in which it is displayed, and encoded without metadata. Other content of the file is dropped.
 * Throws PICTURE_INVALID or PICTURE_TOO_LARGE.
 */
export const storePicture = async (files: MediaFiles, upload: Upload): Promise<string> => {
  const { content } = upload;
  if (content.length > maxUploadBytes) return refuse("PICTURE_TOO_LARGE", { field: "profilePic" });
  const metadata = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!metadata?.format || !formats.has(metadata.format))
    return refuse("PICTURE_INVALID", { field: "profilePic" });
  if ((metadata.width ?? 0) * (metadata.height ?? 0) > maxPixels)
    return refuse("PICTURE_TOO_LARGE", { field: "profilePic" });
  const clean = await sharp(content, { limitInputPixels: maxPixels, failOn: "error" })
    .rotate()
    .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 86 })
    .toBuffer()
    .catch(() => undefined);
  return clean ? files.storeOriginal(clean) : refuse("PICTURE_INVALID", { field: "profilePic" });
};

/** The URL of a stored picture. */
export const pictureLink = (key: string): string => `/media/${key}/320.webp`;
