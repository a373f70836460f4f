import sql, { join, raw, type Sql } from "sql-template-tag";
import { primaryRows, type Database } from "../../../platform/database/database.ts";
import { allConditions, type SelectionPart } from "./admin-filter.store.ts";

type Reader = Pick<Database, "primary">;

/** Products that are counted one by one; more of them are only counted without text and filters. */
export const maxCounted = 10_000;

export type AdminProductCount = { total: number; isExact: boolean };

const selected = (parts: readonly SelectionPart[], columns: string, limit: number): Sql =>
  join(
    parts.map(
      (part) =>
        sql`(select ${raw(columns)} from products p where ${allConditions(part)} limit ${raw(String(limit))})`,
    ),
    " union all ",
  );

const isPlain = ({ words, filters }: SelectionPart): boolean => !words && filters.length === 0;

/** How many products there are: exactly up to `maxCounted`, and exactly without a text and further filters. */
export const countAdminProducts = async (
  database: Reader,
  parts: readonly SelectionPart[],
): Promise<AdminProductCount> => {
  if (parts.length === 0) return { total: 0, isExact: true };
  const counts = parts.map((part) =>
    isPlain(part)
      ? sql`(select count(*) from products p where ${part.conditions.all})`
      : sql`(select count(*) from (${selected([part], "", maxCounted + 1)}) t)`,
  );
  const { text, values } = sql`select (${join(counts, " + ")})::int as total`;
  const [row] = await primaryRows<{ total: number }>(database, undefined, text, values);
  const total = row?.total ?? 0;
  if (total <= maxCounted || parts.every(isPlain)) return { total, isExact: true };
  return { total: maxCounted, isExact: false };
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
