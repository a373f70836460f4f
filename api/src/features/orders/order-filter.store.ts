import sql, { empty, join, raw, type Sql } from "sql-template-tag";
import { type Database, primaryRows } from "../../platform/database/database.ts";
import { isCountedByRow, isCountedToLimit, type OrderFilter } from "./order-filter.rules.ts";
import { PaymentMethod, PaymentStatus } from "./order-payment.rules.ts";
import type { OrderStatus } from "./order-status.rules.ts";
import { orderSums } from "./order-totals.store.ts";

/** The instant at which a day in India begins. */
export const startOfDay = (day: string): Sql => sql`(${day}::date::timestamp at time zone 'Asia/Kolkata')`;

const ofRefundsDue = raw(`o.id in (select i.order_id from refunds r join payments p on p.id = r.payment_id
  join payment_intents i on i.id = p.intent_id where r.refunded_at is null)`);

const ofReturns = raw("exists (select from returns r where r.order_id = o.id)");

/** The cash of these orders is not collected. */
const ofCashDue = sql`o.payment_method = ${PaymentMethod.COD} and o.payment_status = ${PaymentStatus.PENDING}
  and o.order_status not in ('cancelled', 'returned')`;

/** SQL conditions on the orders `o` of a filter, without its search. */
export const conditionsOfFilter = ({
  from,
  to,
  email,
  productId,
  hasRefundDue,
  paymentMethod,
  hasCashDue,
  hasReturn,
}: OrderFilter): Sql[] => [
  ...(paymentMethod ? [sql`o.payment_method = ${paymentMethod}`] : []),
  ...(hasCashDue ? [ofCashDue] : []),
  ...(from ? [sql`o.created_at >= ${startOfDay(from)}`] : []),
  ...(to ? [sql`o.created_at < ${startOfDay(to)} + interval '1 day'`] : []),
  ...(email ? [sql`lower(o.ship_email) = ${email.toLowerCase()}`] : []),
  ...(productId
    ? [sql`o.id in (select l.order_id from order_lines l where l.product_id = ${productId}::uuid)`]
    : []),
  ...(hasRefundDue ? [ofRefundsDue] : []),
  ...(hasReturn ? [ofReturns] : []),
];

/** A list of the orders of all shoppers. */
export type FilteredList = {
  statuses?: readonly OrderStatus[] | undefined;
  paymentStatuses?: readonly PaymentStatus[] | undefined;
  filter: OrderFilter;
};

/** The most orders that a list without a known number is counted to. */
const maxCounted = 1000;

export type OrderListCount = { total: number; isExact: boolean };

const countRows = async (
  database: Database,
  { statuses, paymentStatuses, filter }: FilteredList,
): Promise<OrderListCount> => {
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
  const limit = isCountedToLimit(filter) ? sql`limit ${maxCounted + 1}` : empty;
  const { text, values } = sql`select count(*)::int as count from (select from ${orders} ${limit}) t`;
  const [row] = await primaryRows<{ count: number }>(database, undefined, text, values);
  const count = row?.count ?? 0;
  const isExact = !isCountedToLimit(filter) || count <= maxCounted;
  return { total: isExact ? count : maxCounted, isExact };
};

/**
 * The number of orders that a list shows. Orders are counted one by one only for a customer, a product or refunds that
 * wait, and up to a limit for a search and for filters that may match most orders. For all other lists the number is in
 * the totals of the days.
 */
export const countFilteredOrders = async (
  database: Database,
  list: FilteredList,
): Promise<OrderListCount> => {
  if (isCountedByRow(list.filter)) return countRows(database, list);
  const total = (await orderSums(database, list.filter))
    .filter(({ orderStatus }) => list.statuses?.includes(orderStatus) ?? true)
    .filter(({ paymentStatus }) => list.paymentStatuses?.includes(paymentStatus) ?? true)
    .reduce((sum, { orders }) => sum + orders, 0);
  return { total, isExact: true };
};
