import pg from "pg";
import { vi } from "vitest";

/** A statement as it was sent. */
export type SentStatement = { name?: string | undefined; text: string; values?: unknown[] | undefined };

const asSent = (argument: unknown): SentStatement =>
  typeof argument === "string"
    ? { text: argument }
    : ((argument as SentStatement | undefined) ?? { text: "" });

/** The SQL statements, with their values, that this process sends to PostgreSQL during a function. */
export const sentStatements = async (action: () => Promise<unknown>): Promise<SentStatement[]> => {
  const query = vi.spyOn(pg.Client.prototype, "query");
  try {
    await action();
    return query.mock.calls.map(([argument]) => asSent(argument));
  } finally {
    query.mockRestore();
  }
};

/** The texts of the statements alone. */
export const statementsOf = async (action: () => Promise<unknown>): Promise<string[]> =>
  (await sentStatements(action)).map(({ text }) => text);
