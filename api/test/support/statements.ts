import pg from "pg";
import { vi } from "vitest";

/** A statement as it was sent. */
export type SentStatement = { name?: string | undefined; text: string; values?: unknown[] | undefined };

const asSent = (asked: unknown): SentStatement =>
  typeof asked === "string" ? { text: asked } : ((asked as SentStatement | undefined) ?? { text: "" });

/** The SQL statements, with their values, that this process sends to PostgreSQL during a function. */
export const sentStatements = async (work: () => Promise<unknown>): Promise<SentStatement[]> => {
  const query = vi.spyOn(pg.Client.prototype, "query");
  try {
    await work();
    return query.mock.calls.map(([asked]) => asSent(asked));
  } finally {
    query.mockRestore();
  }
};

/** The texts of the statements alone. */
export const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> =>
  (await sentStatements(work)).map(({ text }) => text);
