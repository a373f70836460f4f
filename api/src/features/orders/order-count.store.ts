import sql, { empty, join } from "sql-template-tag";
import { type Database, primaryRows } from "../../platform/database/database.ts";
import { isCountedByRow, isCountedToLimit } from "./order-filter.rules.ts";
import { conditionsOfFilter, type FilteredList } from "./order-filter.store.ts";
import { newestOrders } from "./order-list.store.ts";
import { matchingRows, WALK_LENGTH } from "./order-search.store.ts";
import { orderSums } from "./order-totals.store.ts";

/** Maximum number of orders to which a list without a known number is counted. */
const MAX_COUNTED = 1000;

/** More matches than this in the walk are a count that is good enough: counting on would read a large part of the index. */
const ENOUGH_IN_WALK = 20;

export type OrderListCount = { total: number; isExact: boolean };

const upToLimit = (count: number): OrderListCount => ({
  total: Math.min(count, MAX_COUNTED),
  isExact: count <= MAX_COUNTED,
});

/** The matches of a search among the newest orders of the list, unless they are few and the list is longer. */
const countInWalk = async (
  database: Database,
  { statuses, paymentStatuses, filter }: FilteredList,
  search: string,
): Promise<OrderListCount | undefined> => {
  const list = { statuses, paymentStatuses, filter };
  const { text, values } = sql`
    with walk as materialized (select o.id from ${newestOrders(list, sql`${WALK_LENGTH}`)})
    select (select count(*)::int from walk) as length,
      (select count(*)::int from walk w ${matchingRows(search)}) as found`;
  const [row] = await primaryRows<{ length: number; found: number }>(database, undefined, text, values);
  const { length = 0, found = 0 } = row ?? {};
  if (length < WALK_LENGTH) return upToLimit(found);
  if (found <= ENOUGH_IN_WALK) return undefined;
  return { total: Math.min(found, MAX_COUNTED), isExact: false };
};

const countRows = async (database: Database, list: FilteredList): Promise<OrderListCount> => {
  const { statuses, paymentStatuses, filter } = list;
  const conditions = [
    ...(statuses ? [sql`o.order_status = any(${statuses}::text[])`] : []),
    ...(paymentStatuses ? [sql`o.payment_status = any(${paymentStatuses}::text[])`] : []),
    ...conditionsOfFilter(filter),
  ];
  const { search } = filter;
  const words = search && sql`s.words @@ ${search}::tsquery`;
  const orders =
    conditions.length === 0 && words
      ? sql`order_words s where ${words}`
      : sql`orders o ${words ? sql`join order_words s on s.order_id = o.id and ${words}` : empty}
          where ${join(conditions, " and ")}`;
  const limit = isCountedToLimit(filter) ? sql`limit ${MAX_COUNTED + 1}` : empty;
  const { text, values } = sql`select count(*)::int as count from (select from ${orders} ${limit}) t`;
  const [row] = await primaryRows<{ count: number }>(database, undefined, text, values);
  const count = row?.count ?? 0;
  return isCountedToLimit(filter) ? upToLimit(count) : { total: count, isExact: true };
};

/**
 * The number of orders that a list shows. A search is counted among the newest orders of the list, and in all of them if it
 * finds few there. Orders are counted one by one only for a customer, a product or refunds that wait, and up to a limit for
 * filters that may match most orders. For all other lists the number is in the totals of the days.
 */
export const countFilteredOrders = async (
  database: Database,
  list: FilteredList,
): Promise<OrderListCount> => {
  const { search } = list.filter;
  const inWalk = search ? await countInWalk(database, list, search) : undefined;
  if (inWalk) return inWalk;
  if (isCountedByRow(list.filter)) return countRows(database, list);
  const total = (await orderSums(database, list.filter))
    .filter(({ orderStatus }) => list.statuses?.includes(orderStatus) ?? true)
    .filter(({ paymentStatus }) => list.paymentStatuses?.includes(paymentStatus) ?? true)
    .reduce((sum, { orders }) => sum + orders, 0);
  return { total, isExact: true };
};
