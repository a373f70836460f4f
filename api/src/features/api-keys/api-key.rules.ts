import { createHash, randomBytes } from "node:crypto";

/** The start of every key, by which scanners of source code find a published one. */
const prefix = "sak_";

const secretBytes = 32;

const keyShape = /^sak_[\w-]{43}$/;

/** Characters of a key that are stored as they are, to recognize it. */
const shownCharacters = 10;

export const maxKeys = 50;

/** Days after which a new key can expire. */
export const expiryDays = [30, 90, 365] as const;

export type NewKey = { key: string; keyHash: string; start: string };

export const keyHashOf = (key: string): string => createHash("sha256").update(key).digest("hex");

export const newKey = (): NewKey => {
  const key = `${prefix}${randomBytes(secretBytes).toString("base64url")}`;
  return { key, keyHash: keyHashOf(key), start: key.slice(0, shownCharacters) };
};

/** The API key of an Authorization header; `undefined` for any other token. */
export const keyOfHeader = (authorization: string | undefined): string | undefined => {
  const token = authorization?.match(/^Bearer ([\w-]{47})$/i)?.[1];
  return token && keyShape.test(token) ? token : undefined;
};
