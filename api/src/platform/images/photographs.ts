import { cleanInProcess } from "./picture-maker.ts";
import { photograph } from "./upload.rules.ts";
import { signToken } from "../signed-token.ts";
import { mediaKeyOf } from "../files/files.ts";
import type { Upload } from "./uploads.ts";

/** A shopper's photograph as it is stored; the key is the hash of its content. */
export type Photograph = { content: Buffer; contentKey: string; width: number; height: number };

/** Longest side of a thumbnail, in pixels: 80 CSS pixels on a screen with up to four device pixels for each. */
const thumbnailSide = 320;

/**
 * Decodes an uploaded photograph and encodes it anew, without metadata such as the place. Throws the refusals of pictures, and
 * NOT_READY if the shop is busy.
 */
export const cleanPhotograph = async (upload: Upload): Promise<Photograph> => {
  const { content, width, height } = await cleanInProcess(upload.content, photograph);
  return { content, contentKey: mediaKeyOf(content), width, height };
};

/** The thumbnail of a clean photograph. */
export const thumbnailOf = async ({ content }: Photograph): Promise<Buffer> =>
  (await cleanInProcess(content, { ...photograph, maxSide: thumbnailSide })).content;

const hourMs = 60 * 60 * 1000;

/**
 * The token in the URL of a private photograph, for one to two hours: pictures in a page are requested without a session. Within an
 * hour it is the same, so that the browser can cache the picture.
 */
export const photographToken = (
  secret: string,
  purpose: string,
  { photoId, now }: { photoId: string; now: Date },
): string =>
  signToken(secret, purpose, { text: photoId, expiresAt: (Math.floor(now.getTime() / hourMs) + 2) * hourMs });
