import sharp from "sharp";
import { refuse } from "../errors/errors.ts";
import type { MediaFiles } from "./files.ts";

/** A file as it came with a request; nothing of it is believed but its bytes. */
export type Upload = { content: Buffer };

export const maxUploadBytes = 2_000_000;
const maxPixels = 25_000_000;
const formats = new Set(["jpeg", "png", "webp", "heif"]);
const maxSide = 1080;

/**
 * Takes a picture in: told by its content, decoded, turned upright, made no larger than it is shown, written anew
 * without metadata. Answers with its key. Whatever else was in the file does not get through.
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

/** Where a taken picture is shown from. */
export const pictureLink = (key: string): string => `/media/${key}/320.webp`;
