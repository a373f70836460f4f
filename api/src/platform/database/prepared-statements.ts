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

/** PostgreSQL compares the names of prepared statements up to this byte. */
const maxNameLength = 63;

/** A name that PostgreSQL distinguishes from all others: a longer one ends with its hash. */
export const distinctName = (name: string): string =>
  name.length <= maxNameLength
    ? name
    : `${name.slice(0, 40)}-${createHash("sha256").update(name).digest("hex").slice(0, 22)}`;

/**
 * Prepared statements of one connection. The names of lists contain the form of their filter, so clients decide how many there
 * are, and a plan takes up to 200 kB of the server's memory.
 */
export const maxPreparedStatements = 100;

type StatementsOfConnection = { parsedStatements: Record<string, string | undefined> };

/** Keeps the prepared statements of a connection below the maximum: the least recently used one is deallocated. */
export class PreparedStatements {
  /** In the order of their last use. */
  private readonly names = new Set<string>();

  constructor(
    private readonly client: pg.Client,
    private readonly send: (text: string, onEnd: (error: unknown) => void) => unknown,
  ) {}

  /** To be called before a statement of this name is sent. */
  use(name: string): void {
    this.names.delete(name);
    this.names.add(name);
    if (this.names.size <= maxPreparedStatements) return;
    const [oldest] = this.names;
    if (oldest === undefined) return;
    this.names.delete(oldest);
    const { parsedStatements } = (this.client as unknown as { connection: StatementsOfConnection })
      .connection;
    if (parsedStatements[oldest] === undefined) return;
    this.send(`deallocate "${oldest}"`, (error) => {
      if (!error) delete parsedStatements[oldest];
    });
  }
}
