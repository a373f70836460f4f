import pg from "pg";
import { vi } from "vitest";

/** A statement as it was sent. */
export type SentStatement = { name?: string | undefined; text: string; values?: unknown[] | undefined };

const asSent = (argument: unknown, values?: unknown): SentStatement =>
  typeof argument === "string"
    ? { text: argument, values: Array.isArray(values) ? (values as unknown[]) : undefined }
    : ((argument as SentStatement | undefined) ?? { text: "" });

/** What the connection for notices sends by itself: every 15 s, and with the first handler of a channel. */
const isOfNotices = ({ text }: SentStatement): boolean => text === "select 1" || text.startsWith("listen ");

/** The SQL statements, with their values, that this process sends to PostgreSQL during a function, without those of notices. */
export const sentStatements = async (action: () => Promise<unknown>): Promise<SentStatement[]> => {
  const query = vi.spyOn(pg.Client.prototype, "query");
  try {
    await action();
    return query.mock.calls
      .map(([argument, values]) => asSent(argument, values))
      .filter((statement) => !isOfNotices(statement));
  } finally {
    query.mockRestore();
  }
};

/** The texts of the statements alone. */
export const statementsOf = async (action: () => Promise<unknown>): Promise<string[]> =>
  (await sentStatements(action)).map(({ text }) => text);
