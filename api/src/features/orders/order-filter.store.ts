import sql, { raw, type Sql } from "sql-template-tag";
import type { OrderFilter } from "./order-filter.rules.ts";
import { PaymentMethod, PaymentStatus } from "./order-payment.rules.ts";
import type { OrderStatus } from "./order-status.rules.ts";

/** The instant at which a day in India begins. */
const startOfDay = (day: string): Sql => sql`(${day}::date::timestamp at time zone 'Asia/Kolkata')`;

/** Days in India, both included. An absent one is open. */
export type Days = { from?: string | undefined; to?: string | undefined };

/** SQL conditions on an instant. */
export const inDays = (at: string, { from, to }: Days): Sql[] => [
  ...(from ? [sql`${raw(at)} >= ${startOfDay(from)}`] : []),
  ...(to ? [sql`${raw(at)} < ${startOfDay(to)} + interval '1 day'`] : []),
];

const ofRefundsDue = raw(`o.id in (select i.order_id from refunds r join payments p on p.id = r.payment_id
  join payment_intents i on i.id = p.intent_id where r.refunded_at is null)`);

const ofReturns = raw("exists (select from returns r where r.order_id = o.id)");

/** The cash of these orders is not collected. */
const ofCashDue = sql`o.payment_method = ${PaymentMethod.COD} and o.payment_status = ${PaymentStatus.PENDING}
  and o.order_status not in ('cancelled', 'returned')`;

/**
 * SQL: the orders `o` on the way whose day of delivery has passed in India: the courier's, else the promised one. The index
 * orders_on_the_way has its columns.
 */
export const lateOrders = `o.order_status = 'shipped'
  and coalesce(indian_day(o.estimated_delivery), o.promised_to) < indian_day(now())`;

/** The words of the order match the tsquery. */
const ofSearch = (search: string): Sql =>
  sql`exists (select from order_words s where s.order_id = o.id and s.words @@ ${search}::tsquery)`;

/** SQL conditions on the orders `o` of a filter. */
export const conditionsOfFilter = ({
  from,
  to,
  email,
  productId,
  hasRefundDue,
  paymentMethod,
  hasCashDue,
  hasReturn,
  isLate,
  search,
  ids,
}: OrderFilter): Sql[] => [
  ...(paymentMethod ? [sql`o.payment_method = ${paymentMethod}`] : []),
  ...(hasCashDue ? [ofCashDue] : []),
  ...inDays("o.created_at", { from, to }),
  ...(email ? [sql`lower(o.ship_email) = ${email.toLowerCase()}`] : []),
  ...(productId
    ? [sql`o.id in (select l.order_id from order_lines l where l.product_id = ${productId}::uuid)`]
    : []),
  ...(hasRefundDue ? [ofRefundsDue] : []),
  ...(hasReturn ? [ofReturns] : []),
  ...(isLate ? [raw(lateOrders)] : []),
  ...(search ? [ofSearch(search)] : []),
  ...(ids ? [sql`o.id = any(${ids}::uuid[])`] : []),
];

/** A list of the orders of all shoppers. */
export type FilteredList = {
  /** Only orders of this shopper; of all shoppers if absent. */
  userId?: string | undefined;
  statuses?: readonly OrderStatus[] | undefined;
  paymentStatuses?: readonly PaymentStatus[] | undefined;
  filter: OrderFilter;
};
