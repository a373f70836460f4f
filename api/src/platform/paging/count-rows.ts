import sql, { type Sql } from "sql-template-tag";
import { primaryRows, type Database } from "../database/database.ts";

/** Maximum number of entries to which a long list is counted. */
const maxCounted = 1000;

export type ListCount = { total: number; isExact: boolean };

/** Counts the rows of `from TABLE where ...`, to 1,000 at most. */
export const countRows = async (database: Pick<Database, "primary">, source: Sql): Promise<ListCount> => {
  const { text, values } =
    sql`select count(*)::int as count from (select ${source} limit ${maxCounted + 1}) t`;
  const [row] = await primaryRows<{ count: number }>(database, undefined, text, values);
  const count = row?.count ?? 0;
  return { total: Math.min(count, maxCounted), isExact: count <= maxCounted };
};

/** Adds to a page the count of its list, which is read once, and only for an operation that selects it. */
export const withCount = <Page extends object>(page: Page, read: () => Promise<ListCount>) => {
  let count: Promise<ListCount> | undefined;
  return Object.assign(page, { count: () => (count ??= read()) });
};
