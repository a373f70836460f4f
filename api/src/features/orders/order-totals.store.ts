import sql, { join, raw } from "sql-template-tag";
import { type Database, primaryRows } from "../../platform/database/database.ts";
import { inDays, type Days } from "./order-filter.store.ts";
import type { OrderSum } from "./order-totals.rules.ts";

/** The sums of a group of orders. The index `orders_placed` has all of these columns. */
const sums = raw(`order_status as "orderStatus", payment_status as "paymentStatus", count(*) as orders,
  sum(final_amount)::bigint as amount, sum(credited_amount)::bigint as credited`);

/** The orders that were placed on these days, by status and payment status. */
export const orderSums = (database: Database, days: Days = {}): Promise<OrderSum[]> => {
  const { text, values } = sql`select ${sums} from orders
    where ${join([sql`true`, ...inDays("created_at", days)], " and ")} group by order_status, payment_status`;
  const name = `order-sums${days.from ? "-from" : ""}${days.to ? "-to" : ""}`;
  return primaryRows<OrderSum>(database, name, text, values);
};

/** The orders of one account, by status and payment status. */
export const orderSumsOf = (database: Pick<Database, "primary">, userId: string): Promise<OrderSum[]> => {
  const { text, values } = sql`select ${sums} from orders where user_id = ${userId}::uuid
    group by order_status, payment_status`;
  return primaryRows<OrderSum>(database, "order-sums-of-account", text, values);
};

/** The sums of one day. */
export type DaySum = OrderSum & { day: string };

/** The sums of each day in India since `from`. A day without orders is missing. */
export const dailyOrderSums = (database: Database, from: string): Promise<DaySum[]> => {
  const { text, values } =
    sql`select to_char(indian_day(created_at), 'YYYY-MM-DD') as day, ${sums} from orders
    where ${join(inDays("created_at", { from }), " and ")} group by 1, order_status, payment_status`;
  return primaryRows<DaySum>(database, "daily-order-sums", text, values);
};
