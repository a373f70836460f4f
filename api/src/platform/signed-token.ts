import { createHmac, timingSafeEqual } from "node:crypto";

/** The purpose is part of the signed text, so that a token of one kind of link is not valid for another. */
const signatureOf = (secret: string, purpose: string, head: string): string =>
  createHmac("sha256", secret).update(`${purpose}\n`).update(head).digest("base64url");

/** A token for the URL of a link: a text and its expiry, signed with the shop's secret. It needs no storage. */
export const signToken = (
  secret: string,
  purpose: string,
  { text, expiresAt }: { text: string; expiresAt: number },
): string => {
  const head = `${text}.${expiresAt}`;
  return `${head}.${signatureOf(secret, purpose, head)}`;
};

/** A path of the shop with a signed token, and the time at which it stops working. */
export type SignedLink = { url: string; expiresAt: Date };

/** A link to `path` with a token of its own, for some minutes. */
export const signedLink = (
  secret: string,
  purpose: string,
  { path, text, minutes, now }: { path: string; text: string; minutes: number; now: Date },
): SignedLink => {
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  return {
    url: `${path}?token=${signToken(secret, purpose, { text, expiresAt: expiresAt.getTime() })}`,
    expiresAt,
  };
};

/**
 * The text of a token; `undefined` if the token is forged, expired, or of another purpose. Signatures are compared as text: several
 * texts stand for the same bytes.
 */
export const readToken = (secret: string, purpose: string, token: string, now: Date): string | undefined => {
  const [, head = "", text, expiry, signature = ""] = /^((.+)\.(\d+))\.([\w-]+)$/.exec(token) ?? [];
  const given = Buffer.from(signature);
  const expected = Buffer.from(signatureOf(secret, purpose, head));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return Number(expiry) > now.getTime() ? text : undefined;
};
