import pg from "pg";
import { vi } from "vitest";

const textOf = (asked: unknown): string =>
  typeof asked === "string" ? asked : ((asked as { text?: string } | undefined)?.text ?? "");

/** The SQL statements that this process sends to PostgreSQL while some work is done. */
export const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> => {
  const query = vi.spyOn(pg.Client.prototype, "query");
  try {
    await work();
    return query.mock.calls.map(([asked]) => textOf(asked));
  } finally {
    query.mockRestore();
  }
};
