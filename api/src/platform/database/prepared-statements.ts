import { createHash } from "node:crypto";
import type pg from "pg";

/** Statements that each connection prepares at their first use, by text. */
const namesByText = new Map<string, string>();

/**
 * Declares a statement of a frequent path, and returns its text: sent as a text with values, it is parsed and planned once for
 * each connection. Only for constants of a module, so that the code alone decides how many there are, and for texts whose best
 * plan does not depend on the values. Behind a pooler no statement is prepared.
 */
export const prepared = (name: string, text: string): string => {
  if ([...namesByText.values()].includes(name)) throw new Error(`Two statements have the name ${name}.`);
  namesByText.set(text, name);
  return text;
};

/** The name of a declared statement; `undefined` for all other texts. */
export const declaredName = (text: string): string | undefined => namesByText.get(text);

/** The names and texts of all declared statements of the modules that are loaded. */
export const declaredStatements = (): { name: string; text: string }[] =>
  [...namesByText].map(([text, name]) => ({ name, text }));

/** PostgreSQL compares the names of prepared statements up to this byte. */
const maxNameLength = 63;

/** A name that PostgreSQL distinguishes from all others: a longer one ends with its hash. */
const distinctName = (name: string): string =>
  name.length <= maxNameLength
    ? name
    : `${name.slice(0, 40)}-${createHash("sha256").update(name).digest("hex").slice(0, 22)}`;

/**
 * Statements that one connection prepares besides the declared ones. The names of lists contain the form of their filter, so
 * clients decide how many there are, and one takes up to 1 MB of the server's memory. Further ones have no name.
 */
export const maxPreparedStatements = 40;

/**
 * The name by which a connection prepares a statement; `undefined` if it does not. `names` are those that it has prepared
 * besides the declared ones.
 */
export const statementName = (
  { text, name, values }: pg.QueryConfig,
  names: Set<string>,
): string | undefined => {
  if (!name) return values && declaredName(text);
  const distinct = distinctName(name);
  if (!names.has(distinct) && names.size >= maxPreparedStatements) return undefined;
  names.add(distinct);
  return distinct;
};
