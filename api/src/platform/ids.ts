import { refuse } from "./errors/errors.ts";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isId = (text: string): boolean => uuid.test(text);

/**
 * The id in lower case, as the database returns it: it may become part of a file name, a tag or a key. Throws BAD_ID for text
 * that is no UUID, before it reaches the database.
 */
export const asId = (text: string, field = "id"): string =>
  isId(text) ? text.toLowerCase() : refuse("BAD_ID", { field });
