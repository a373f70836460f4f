import sharp from "sharp";
import { render } from "./render.ts";
import { placeholder } from "./images.rules.ts";
import { problemOf, problemOfUndecodable, type UploadProblem, type UploadRules } from "./upload.rules.ts";

/** An uploaded picture as it is stored. */
export type CleanPicture = {
  content: Buffer;
  width: number;
  height: number;
  /** Its smallest rendering. */
  placeholder: Buffer;
};

const encoded = async (content: Buffer, { maxPixels, maxSide, format }: UploadRules) => {
  const picture = sharp(content, { limitInputPixels: maxPixels, failOn: "error", sequentialRead: true })
    .rotate()
    .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true });
  const { hasAlpha } = await sharp(content, { limitInputPixels: false }).metadata();
  const file =
    format === "webp" || hasAlpha
      ? picture.webp({ quality: format === "webp" ? 86 : 90 })
      : picture.jpeg({ quality: 90, chromaSubsampling: "4:4:4" });
  return file.toBuffer({ resolveWithObject: true });
};

/**
 * Decodes a picture by its content, rotates it upright, reduces it, and encodes it without metadata. All other content of the
 * file is dropped. Returns the problem of a picture that is refused.
 */
export const cleanPicture = async (
  content: Buffer,
  rules: UploadRules,
): Promise<CleanPicture | { problem: UploadProblem }> => {
  const header = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => ({}));
  const problem = problemOf(header, rules);
  if (problem === "PICTURE_INVALID") return { problem: problemOfUndecodable(content) };
  if (problem) return { problem };
  const picture = await encoded(content, rules).catch(() => undefined);
  if (!picture) return { problem: problemOfUndecodable(content) };
  const { width, height } = picture.info;
  return { content: picture.data, width, height, placeholder: await render(picture.data, placeholder) };
};
