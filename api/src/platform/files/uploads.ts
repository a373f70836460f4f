import { cleanInProcess } from "../images/picture-maker.ts";
import { fileNameOf, placeholder } from "../images/images.rules.ts";
import type { UploadRules } from "../images/upload.rules.ts";
import type { MediaFiles } from "./files.ts";

/** A file of a request. Its name and declared type are not trusted. */
export type Upload = { content: Buffer };

export type StoredUpload = { key: string; content: Buffer; width: number; height: number };

/**
 * Stores an uploaded picture, and its smallest rendering, under its key. The format is detected by the content. The picture is
 * decoded, rotated upright, reduced, and encoded without metadata. Other content of the file is dropped. Throws
 * PICTURE_INVALID, PICTURE_TOO_LARGE, PICTURE_TOO_NARROW or AVIF_TOO_LARGE, and stores nothing then.
 */
export const storePicture = async (
  files: MediaFiles,
  upload: Upload,
  rules: UploadRules,
): Promise<StoredUpload> => {
  const picture = await cleanInProcess(upload.content, rules);
  const key = await files.storeOriginal(picture.content);
  await files.storeRendering(key, fileNameOf(placeholder), picture.placeholder);
  return { key, content: picture.content, width: picture.width, height: picture.height };
};

/** The URL of a stored picture. */
export const pictureLink = (key: string): string => `/media/${key}/320.webp`;
