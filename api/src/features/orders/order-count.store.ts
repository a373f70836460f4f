import sql, { empty, join } from "sql-template-tag";
import { type Database, primaryRows } from "../../platform/database/database.ts";
import { isCountedToLimit } from "./order-filter.rules.ts";
import { conditionsOfFilter, type FilteredList } from "./order-filter.store.ts";

/** Maximum number of orders to which a list is counted that may have most orders of the shop. */
const MAX_COUNTED = 1000;

export type OrderListCount = { total: number; isExact: boolean };

/** The number of orders that a list shows. */
export const countFilteredOrders = async (
  database: Database,
  { userId, statuses, paymentStatuses, filter }: FilteredList,
): Promise<OrderListCount> => {
  const conditions = [
    sql`true`,
    ...(userId ? [sql`o.user_id = ${userId}::uuid`] : []),
    ...(statuses ? [sql`o.order_status = any(${statuses}::text[])`] : []),
    ...(paymentStatuses ? [sql`o.payment_status = any(${paymentStatuses}::text[])`] : []),
    ...conditionsOfFilter(filter),
  ];
  const limit = isCountedToLimit(filter) ? sql`limit ${MAX_COUNTED + 1}` : empty;
  const { text, values } = sql`select count(*) as count
    from (select from orders o where ${join(conditions, " and ")} ${limit}) t`;
  const [row] = await primaryRows<{ count: number }>(database, undefined, text, values);
  const count = row?.count ?? 0;
  return isCountedToLimit(filter)
    ? { total: Math.min(count, MAX_COUNTED), isExact: count <= MAX_COUNTED }
    : { total: count, isExact: true };
};
