import sql, { join, raw, type Sql } from "sql-template-tag";
import { primaryRows, type Database } from "../../platform/database/database.ts";
import { allConditions, type SelectionPart } from "./admin-filter.store.ts";
import { maxCounted } from "./admin-list.rules.ts";

type Reader = Pick<Database, "primary">;

export type AdminProductCount = { total: number; isExact: boolean };

const selected = (part: SelectionPart, columns: string, limit: number): Sql =>
  sql`(select ${raw(columns)} from products p where ${allConditions(part)} limit ${limit})`;

/** How many products there are: all without a text and filters, else up to a limit. */
export const countAdminProducts = async (
  database: Reader,
  parts: readonly SelectionPart[],
): Promise<AdminProductCount> => {
  if (parts.length === 0) return { total: 0, isExact: true };
  const counts = parts.map((part) =>
    part.matches
      ? sql`(select count(*) from ${selected(part, "", maxCounted + 1)} t)`
      : sql`(select count(*) from products p where ${part.conditions})`,
  );
  const { text, values } = sql`select (${join(counts, " + ")})::int as total`;
  const [row] = await primaryRows<{ total: number }>(database, undefined, text, values);
  const total = row?.total ?? 0;
  const isExact = total <= maxCounted || parts.every(({ matches }) => !matches);
  return { total: isExact ? total : maxCounted, isExact };
};

export type AdminProductKey = { id: string; version: number; title: string };

/** Ids, versions and titles of products, unordered, at most `limit`. */
export const adminProductKeys = async (
  database: Reader,
  parts: readonly SelectionPart[],
  limit: number,
): Promise<AdminProductKey[]> => {
  if (parts.length === 0) return [];
  const keys = parts.map((part) => selected(part, "p.id, p.version, p.title", limit));
  const { text, values } = sql`select * from (${join(keys, " union all ")}) t limit ${limit}`;
  return primaryRows<AdminProductKey>(database, undefined, text, values);
};
