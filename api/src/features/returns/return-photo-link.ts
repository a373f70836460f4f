import { readToken, signToken } from "../../platform/signed-token.ts";

const hourMs = 60 * 60 * 1000;

const purpose = "return photo link";

/**
 * The path of a photograph, for one to two hours: pictures in a page are requested without a token. Within an hour it is the
 * same, so that the browser can cache the picture.
 */
export const returnPhotoUrl = (secret: string, photoId: string, now: Date): string => {
  const expiresAt = (Math.floor(now.getTime() / hourMs) + 2) * hourMs;
  return `/return-photos?token=${signToken(secret, purpose, { text: photoId, expiresAt })}`;
};

/** The photograph of a token; `undefined` if the token is forged or expired. */
export const readReturnPhotoToken = (secret: string, token: string, now: Date): string | undefined =>
  readToken(secret, purpose, token, now);
