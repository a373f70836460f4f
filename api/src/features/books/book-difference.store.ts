import sql, { join, raw, type Sql } from "sql-template-tag";
import { primaryRows, type Database } from "../../platform/database/database.ts";
import { instantText } from "../../platform/database/instant-text.ts";
import type { Paise } from "../../platform/money.ts";
import { decodeCursor, encodeCursor } from "../../platform/paging/paging.ts";
import { inDays, type Days } from "../orders/order-filter.store.ts";
import { BookDifferenceKind } from "./book-difference.rules.ts";
import { differenceSources, type DifferenceSource } from "./difference-source.store.ts";

export type BookDifferenceRow = {
  id: string;
  kind: BookDifferenceKind;
  /** ISO 8601 with microseconds. */
  happenedAt: string;
  /** What one side says. */
  amount: Paise;
  /** What the other side says; `null` if it has nothing. */
  otherAmount: Paise | null;
  orderId: string | null;
  orderNumber: string | null;
  /** Number of a document, Razorpay's id, or the tracking id. */
  reference: string | null;
};

export const differenceKinds = Object.values(BookDifferenceKind);

/** Which differences: those of some days, of a shop with this GSTIN. */
export type DifferenceFilter = { days: Days; gstin: string | null };

const conditionsOf = (source: DifferenceSource, { days }: DifferenceFilter): Sql =>
  join([source.where, ...inDays(source.at, days)], " and ");

const partsOf = (
  kinds: readonly BookDifferenceKind[],
  { gstin }: DifferenceFilter,
  toPart: (kind: BookDifferenceKind, source: DifferenceSource) => Sql,
): Sql =>
  join(
    kinds.flatMap((kind) => differenceSources[kind](gstin).map((source) => toPart(kind, source))),
    " union all ",
  );

export type DifferenceCount = { kind: BookDifferenceKind; count: number; amount: Paise };

/** The number of differences of each of the kinds, and the sum of their amounts. Kinds without any are left out. */
export const countDifferences = (
  database: Pick<Database, "primary">,
  filter: DifferenceFilter,
  kinds = differenceKinds,
): Promise<DifferenceCount[]> => {
  const ofShop = kinds.filter((kind) => differenceSources[kind](filter.gstin).length > 0);
  if (ofShop.length === 0) return Promise.resolve([]);
  const parts = partsOf(
    ofShop,
    filter,
    (kind, source) => sql`select ${kind} as kind, count(*) as count, sum(${raw(source.amount)}) as amount
      from ${raw(source.from)} where ${conditionsOf(source, filter)}`,
  );
  const { text, values } = sql`select kind, sum(count)::bigint as count, sum(amount)::bigint as amount
    from (${parts}) t group by kind having sum(count) > 0`;
  return primaryRows(database, undefined, text, values);
};

const listName = (kind: BookDifferenceKind): string => `book-differences:${kind}`;

export const differenceCursor = ({ kind, happenedAt, id }: BookDifferenceRow): string =>
  encodeCursor(listName(kind), [happenedAt, id]);

export type DifferenceQuery = DifferenceFilter & {
  kind: BookDifferenceKind;
  after: string | undefined;
  limit: number;
};

/** A page of the differences of a kind, newest first. Throws BAD_CURSOR. */
export const listDifferences = (
  database: Pick<Database, "primary">,
  { kind, after, limit, ...filter }: DifferenceQuery,
): Promise<BookDifferenceRow[]> => {
  const [instant, cursorId] = after ? decodeCursor(listName(kind), after, ["instant", "id"]) : [];
  if (differenceSources[kind](filter.gstin).length === 0) return Promise.resolve([]);
  const parts = partsOf([kind], filter, (_kind, source) => {
    const position = instant
      ? sql` and (${raw(source.at)}, ${raw(source.id)}) < (${instant}::timestamptz, ${cursorId}::uuid)`
      : raw("");
    return sql`(select ${raw(source.id)} as id, ${raw(source.at)} as at, ${raw(source.amount)} as amount,
        ${raw(source.otherAmount ?? "null::bigint")} as other_amount, ${raw(source.order)} as order_id,
        ${raw(source.reference ?? "null::text")} as reference
      from ${raw(source.from)} where ${conditionsOf(source, filter)}${position}
      order by ${raw(source.at)} desc, ${raw(source.id)} desc limit ${limit})`;
  });
  const { text, values } =
    sql`select e.id, ${kind} as kind, ${raw(instantText("e.at"))} as "happenedAt", e.amount::bigint as amount,
      e.other_amount as "otherAmount", e.order_id as "orderId", o.order_number as "orderNumber", e.reference
    from (select * from (${parts}) u order by at desc, id desc limit ${limit}) e
      left join orders o on o.id = e.order_id
    order by e.at desc, e.id desc`;
  return primaryRows(database, undefined, text, values);
};
