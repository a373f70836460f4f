import { refuse } from "./errors/errors.ts";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isId = (text: string): boolean => uuid.test(text);

/**
 * The id in lower case, as the database returns it: it may become part of a file name, a tag or a key. Throws BAD_ID for text
 * that is no UUID, before it reaches the database.
 */
export const asId = (text: string, field = "id"): string =>
  isId(text) ? text.toLowerCase() : refuse("BAD_ID", { field });

/** The UUID of 32 hexadecimal digits. */
export const uuidOfHex = (hex: string): string =>
  hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

const idBytes = 16;

/** Ids as one short text for a link: their bytes in base64url. */
export const packIds = (ids: readonly string[]): string =>
  Buffer.from(ids.join("").replaceAll("-", ""), "hex").toString("base64url");

/** The ids of a packed text. An incomplete last one is left out. */
export const unpackIds = (text: string): string[] => {
  const bytes = Buffer.from(text, "base64url");
  return Array.from({ length: Math.floor(bytes.length / idBytes) }, (_, index) =>
    uuidOfHex(bytes.toString("hex", index * idBytes, (index + 1) * idBytes)),
  );
};
