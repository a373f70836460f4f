import sql, { join, raw, type Sql } from "sql-template-tag";
import { primaryRows, type Database } from "../../../platform/database/database.ts";
import { fromAll, type SelectionPart } from "./admin-filter.store.ts";

type Reader = Pick<Database, "primary">;

/** Maximum number of products that are counted with a text, and with other filters. Without both, all products are counted. */
const maxMatches = 1000;
export const maxCounted = 10_000;

export type AdminProductCount = { total: number; isExact: boolean };

const selected = (parts: readonly SelectionPart[], columns: string, limit: number): Sql =>
  join(
    parts.map((part) => sql`(select ${raw(columns)} ${fromAll(part)} limit ${raw(String(limit))})`),
    " union all ",
  );

const isPlain = ({ words, filters }: SelectionPart): boolean => !words && filters.length === 0;

/** How many products there are: all without a text and filters, else up to a limit. */
export const countAdminProducts = async (
  database: Reader,
  parts: readonly SelectionPart[],
): Promise<AdminProductCount> => {
  if (parts.length === 0) return { total: 0, isExact: true };
  const limit = parts.some(({ words }) => words) ? maxMatches : maxCounted;
  const counts = parts.map((part) =>
    isPlain(part)
      ? sql`(select count(*) from products p where ${part.conditions.all})`
      : sql`(select count(*) from (${selected([part], "", limit + 1)}) t)`,
  );
  const { text, values } = sql`select (${join(counts, " + ")})::int as total`;
  const [row] = await primaryRows<{ total: number }>(database, undefined, text, values);
  const total = row?.total ?? 0;
  const isExact = total <= limit || parts.every(isPlain);
  return { total: isExact ? total : limit, isExact };
};

export type AdminProductKey = { id: string; version: number; title: string };

/** Ids, versions and titles of products, unordered, at most `limit`. */
export const adminProductKeys = async (
  database: Reader,
  parts: readonly SelectionPart[],
  limit: number,
): Promise<AdminProductKey[]> => {
  if (parts.length === 0) return [];
  const { text, values } =
    sql`select * from (${selected(parts, "p.id, p.version, p.title", limit)}) t limit ${limit}`;
  return primaryRows<AdminProductKey>(database, undefined, text, values);
};
