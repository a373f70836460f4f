import { createHmac, timingSafeEqual } from "node:crypto";

const hourMs = 60 * 60 * 1000;

/** The purpose is part of the signed text, so that a token of another kind is not valid here. */
const signatureOf = (secret: string, head: string): Buffer =>
  createHmac("sha256", secret).update("return photo link\n").update(head).digest();

/**
 * The path of a photograph, for one to two hours: pictures in a page are requested without a token. Within an hour it is the
 * same, so that the browser can cache the picture.
 */
export const returnPhotoUrl = (secret: string, photoId: string, now: Date): string => {
  const head = `${photoId}.${(Math.floor(now.getTime() / hourMs) + 2) * hourMs}`;
  return `/return-photos?token=${head}.${signatureOf(secret, head).toString("base64url")}`;
};

/** The photograph of a token; `undefined` if the token is forged or expired. */
export const readReturnPhotoToken = (secret: string, token: string, now: Date): string | undefined => {
  const [id = "", expiry = "", signature = "", ...rest] = token.split(".");
  const given = Buffer.from(signature, "base64url");
  const expected = signatureOf(secret, `${id}.${expiry}`);
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
    return undefined;
  return Number(expiry) > now.getTime() ? id : undefined;
};
