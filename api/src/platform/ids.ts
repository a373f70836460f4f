import { refuse } from "./errors/errors.ts";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isId = (text: string): boolean => uuid.test(text);

/** The id, if it has the form of a UUID. Throws BAD_ID for other text, before it reaches the database. */
export const asId = (text: string, field = "id"): string => (isId(text) ? text : refuse("BAD_ID", { field }));
