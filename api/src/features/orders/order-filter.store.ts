import sql, { join, raw, type Sql } from "sql-template-tag";
import { type Database, primaryRows } from "../../platform/database/database.ts";
import { OrderGroup, type OrderFilter } from "./order-filter.rules.ts";
import type { OrderStatus } from "./order-status.rules.ts";
import { isNetRevenue, keptStatuses, soldStatuses } from "./order-totals.rules.ts";
import { orderSums } from "./order-totals.store.ts";

const startOf = (day: string): Sql => sql`(${day}::date::timestamp at time zone 'Asia/Kolkata')`;

/** Statuses as an SQL list. They are in the text, not in the values: the planner knows how many orders have each. */
export const sqlStatuses = (statuses: readonly OrderStatus[]): string =>
  statuses.map((status) => `'${status}'`).join(", ");

const groups: Record<OrderGroup, string> = {
  [OrderGroup.NET_REVENUE]: `o.payment_status = 'completed' and o.order_status in (${sqlStatuses(keptStatuses)})`,
  [OrderGroup.SOLD]: `o.order_status in (${sqlStatuses(soldStatuses)})`,
  [OrderGroup.REFUND_DUE]: `o.id in (select i.order_id from refunds r join payments p on p.id = r.payment_id
    join payment_intents i on i.id = p.intent_id where r.refunded_at is null)`,
};

/** SQL conditions on the orders `o` of a filter. */
export const conditionsOfFilter = ({
  userId,
  status,
  group,
  from,
  to,
  email,
  productId,
}: OrderFilter): Sql[] => [
  ...(userId ? [sql`o.user_id = ${userId}`] : []),
  ...(status ? [sql`o.order_status = ${status}`] : []),
  ...(group ? [raw(groups[group])] : []),
  ...(from ? [sql`o.created_at >= ${startOf(from)}`] : []),
  ...(to ? [sql`o.created_at < ${startOf(to)} + interval '1 day'`] : []),
  ...(email ? [sql`lower(o.ship_email) = ${email.toLowerCase()}`] : []),
  ...(productId
    ? [sql`o.id in (select l.order_id from order_lines l where l.product_id = ${productId}::uuid)`]
    : []),
];

const countRows = async (database: Database, filter: OrderFilter): Promise<number> => {
  const { text, values } =
    sql`select count(*)::int as count from orders o where ${join(conditionsOfFilter(filter), " and ")}`;
  const [row] = await primaryRows<{ count: number }>(database, undefined, text, values);
  return row?.count ?? 0;
};

/**
 * The number of orders of all shoppers that a filter shows. The rows are counted only for a customer, a product or
 * refunds that wait; the number of all others is in the totals of the days.
 */
export const countOrders = async (database: Database, filter: OrderFilter): Promise<number> => {
  const { status, group } = filter;
  if (filter.email || filter.productId || group === OrderGroup.REFUND_DUE) return countRows(database, filter);
  return (await orderSums(database, filter))
    .filter(({ orderStatus }) => status === undefined || orderStatus === status)
    .filter((sum) => group !== OrderGroup.NET_REVENUE || isNetRevenue(sum))
    .filter(({ orderStatus }) => group !== OrderGroup.SOLD || soldStatuses.includes(orderStatus))
    .reduce((total, { orders }) => total + orders, 0);
};
