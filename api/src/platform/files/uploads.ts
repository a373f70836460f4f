import sharp from "sharp";
import { refuse } from "../errors/errors.ts";
import type { MediaFiles } from "./files.ts";

/** A file as it came with a request; nothing of it is believed but its bytes. */
export type Upload = { content: Buffer };

export const largestUpload = 2_000_000;
const mostPixels = 25_000_000;
const formats = new Set(["jpeg", "png", "webp", "heif"]);
const side = 1080;

/**
 * Takes a picture in: told by its content, decoded, turned upright, made no larger than it is shown, written anew
 * without metadata. Answers with its key. Whatever else was in the file does not get through.
 */
export const takePicture = async (files: MediaFiles, upload: Upload): Promise<string> => {
  const { content } = upload;
  if (content.length > largestUpload) return refuse("PICTURE_TOO_LARGE", { field: "profilePic" });
  const looked = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!looked?.format || !formats.has(looked.format))
    return refuse("PICTURE_INVALID", { field: "profilePic" });
  if ((looked.width ?? 0) * (looked.height ?? 0) > mostPixels)
    return refuse("PICTURE_TOO_LARGE", { field: "profilePic" });
  const clean = await sharp(content, { limitInputPixels: mostPixels, failOn: "error" })
    .rotate()
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 86 })
    .toBuffer()
    .catch(() => undefined);
  return clean ? files.keepOriginal(clean) : refuse("PICTURE_INVALID", { field: "profilePic" });
};

/** Where a taken picture is shown from. */
export const pictureLink = (key: string): string => `/media/${key}/320.webp`;
