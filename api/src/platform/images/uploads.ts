import { cleanInProcess } from "./picture-maker.ts";
import { fileNameOf, placeholder } from "./images.rules.ts";
import type { UploadRules } from "./upload.rules.ts";
import { mediaKeyOf, type MediaFiles } from "../files/files.ts";

/** A file of a request. Its name and declared type are not trusted. */
export type Upload = { content: Buffer };

export type StoredUpload = { key: string; content: Buffer; width: number; height: number };

/** A picture as it is to be stored, with its smallest rendering. */
export type PreparedPicture = StoredUpload & { placeholder: Buffer };

/**
 * Prepares an uploaded picture without storing it. The format is detected by the content. The picture is decoded, rotated
 * upright, reduced, and encoded without metadata. Other content of the file is dropped. Throws PICTURE_INVALID,
 * PICTURE_TOO_LARGE, PICTURE_TOO_NARROW, AVIF_TOO_LARGE or PNG_TOO_LARGE.
 */
export const preparePicture = async (upload: Upload, rules: UploadRules): Promise<PreparedPicture> => {
  const { content, width, height, placeholder: smallest } = await cleanInProcess(upload.content, rules);
  return { key: mediaKeyOf(content), content, width, height, placeholder: smallest };
};

/** Stores a picture, and its smallest rendering, under its key. */
export const storePrepared = async (
  files: MediaFiles,
  { key, content, placeholder: smallest }: PreparedPicture,
): Promise<void> => {
  await files.storeOriginal(content);
  await files.storeRendering(key, fileNameOf(placeholder), smallest);
};

/** Prepares and stores an uploaded picture. Throws the refusals of `preparePicture`, and stores nothing then. */
export const storePicture = async (
  files: MediaFiles,
  upload: Upload,
  rules: UploadRules,
): Promise<StoredUpload> => {
  const picture = await preparePicture(upload, rules);
  await storePrepared(files, picture);
  return picture;
};

/** The URL of a stored picture. */
export const pictureLink = (key: string): string => `/media/${key}/320.webp`;

/** The key of the job "delete-picture". A picture has one such job, whichever feature adds it. */
export const deletionKeyOf = (key: string): string => `delete ${key}`;
