import sql, { join, raw, type Sql } from "sql-template-tag";
import { type Database, primaryRows } from "../../platform/database/database.ts";
import { isCountedByRow, type OrderFilter } from "./order-filter.rules.ts";
import type { PaymentStatus } from "./order-payment.rules.ts";
import type { OrderStatus } from "./order-status.rules.ts";
import { orderSums } from "./order-totals.store.ts";

const startOf = (day: string): Sql => sql`(${day}::date::timestamp at time zone 'Asia/Kolkata')`;

const ofRefundsDue = raw(`o.id in (select i.order_id from refunds r join payments p on p.id = r.payment_id
  join payment_intents i on i.id = p.intent_id where r.refunded_at is null)`);

/** SQL conditions on the orders `o` of a filter. */
export const conditionsOfFilter = ({ from, to, email, productId, hasRefundDue }: OrderFilter): Sql[] => [
  ...(from ? [sql`o.created_at >= ${startOf(from)}`] : []),
  ...(to ? [sql`o.created_at < ${startOf(to)} + interval '1 day'`] : []),
  ...(email ? [sql`lower(o.ship_email) = ${email.toLowerCase()}`] : []),
  ...(productId
    ? [sql`o.id in (select l.order_id from order_lines l where l.product_id = ${productId}::uuid)`]
    : []),
  ...(hasRefundDue ? [ofRefundsDue] : []),
];

/** A list of the orders of all shoppers. */
export type FilteredList = {
  statuses?: readonly OrderStatus[] | undefined;
  paymentStatuses?: readonly PaymentStatus[] | undefined;
  filter: OrderFilter;
};

const countRows = async (
  database: Database,
  { statuses, paymentStatuses, filter }: FilteredList,
): Promise<number> => {
  const conditions = [
    ...(statuses ? [sql`o.order_status = any(${statuses}::text[])`] : []),
    ...(paymentStatuses ? [sql`o.payment_status = any(${paymentStatuses}::text[])`] : []),
    ...conditionsOfFilter(filter),
  ];
  const { text, values } =
    sql`select count(*)::int as count from orders o where ${join(conditions, " and ")}`;
  const [row] = await primaryRows<{ count: number }>(database, undefined, text, values);
  return row?.count ?? 0;
};

/**
 * The number of orders that a list shows. Orders are counted one by one only for a customer, a product or refunds that
 * wait; for all other lists the number is in the totals of the days.
 */
export const countFilteredOrders = async (database: Database, list: FilteredList): Promise<number> => {
  if (isCountedByRow(list.filter)) return countRows(database, list);
  return (await orderSums(database, list.filter))
    .filter(({ orderStatus }) => list.statuses?.includes(orderStatus) ?? true)
    .filter(({ paymentStatus }) => list.paymentStatuses?.includes(paymentStatus) ?? true)
    .reduce((total, { orders }) => total + orders, 0);
};
