import sql, { empty, join, raw, type Sql } from "sql-template-tag";
import { type Database, primaryRows } from "../../platform/database/database.ts";
import type { OrderSum } from "./order-totals.rules.ts";

/** Both tables: their sums are exact at any moment, since a fold moves rows from one to the other in one statement. */
const totals = raw(`(select day, order_status, payment_status, orders, amount, credited from order_totals
  union all select day, order_status, payment_status, orders, amount, credited from order_deltas) t`);

type Sums = { orders: string; amount: string; credited: string };
type SumRow = Omit<OrderSum, keyof Sums> & Sums;

const toSum = <Row extends Sums>(row: Row) => ({
  ...row,
  orders: Number(row.orders),
  amount: Number(row.amount),
  credited: Number(row.credited),
});

const sums =
  raw(`order_status as "orderStatus", payment_status as "paymentStatus", sum(orders)::bigint as orders,
  sum(amount)::bigint as amount, sum(credited)::bigint as credited`);

/** Days in India, both included. An absent one is open. */
export type Days = { from?: string | undefined; to?: string | undefined };

const inDays = ({ from, to }: Days): Sql => {
  const conditions = [...(from ? [sql`day >= ${from}::date`] : []), ...(to ? [sql`day <= ${to}::date`] : [])];
  return conditions.length > 0 ? sql`where ${join(conditions, " and ")}` : empty;
};

/**
 * The orders that were placed on these days, by status and payment status. Reads some rows a day, independent of the
 * number of orders.
 */
export const orderSums = async (database: Database, days: Days = {}): Promise<OrderSum[]> => {
  const { text, values } = sql`select ${sums} from ${totals} ${inDays(days)}
    group by order_status, payment_status having sum(orders) <> 0`;
  const name = `order-sums${days.from ? "-from" : ""}${days.to ? "-to" : ""}`;
  return (await primaryRows<SumRow>(database, name, text, values)).map(toSum);
};

/** The sums of one day. */
export type DaySum = OrderSum & { day: string };

/** The sums of the last `days` days in India, today included, and the days themselves, oldest first. */
export const dailyOrderSums = async (
  database: Database,
  days: number,
): Promise<{ days: string[]; sums: DaySum[] }> => {
  const rows = await primaryRows<SumRow & { day: string; orderStatus: string | null }>(
    database,
    "daily-order-sums",
    `select to_char(d.day, 'YYYY-MM-DD') as day, s."orderStatus", s."paymentStatus", s.orders, s.amount, s.credited
      from generate_series(indian_day(now()) - ($1::int - 1), indian_day(now()), interval '1 day') d(day)
        left join (select day, ${sums.sql} from ${totals.sql} where day > indian_day(now()) - $1::int
          group by day, order_status, payment_status having sum(orders) <> 0) s on s.day = d.day
      order by d.day`,
    [days],
  );
  return {
    days: [...new Set(rows.map(({ day }) => day))],
    sums: rows.filter(({ orderStatus }) => orderStatus !== null).map(toSum),
  };
};
