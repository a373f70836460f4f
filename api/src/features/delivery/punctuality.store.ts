import { primaryRows, type Database } from "../../platform/database/database.ts";

/** How the promises of a zone were kept. */
export type PunctualityRow = {
  zone: string;
  /** Orders that were delivered within the period. */
  delivered: number;
  /** Of these, on the last promised day or earlier. */
  onTime: number;
  /** Of these, before the first promised day. */
  early: number;
  /** Mean of the days after the last promised day, of the late ones; `null` without any. */
  averageDaysLate: number | null;
  /** Orders that are not delivered, after their last promised day. */
  overdue: number;
};

/** Promised and real deliveries by zone, of the orders that were delivered within the last days. */
export const punctualityByZone = (
  database: Pick<Database, "primary">,
  { days, today }: { days: number; today: string },
): Promise<PunctualityRow[]> =>
  primaryRows<PunctualityRow>(
    database,
    "punctuality-by-zone",
    `with arrived as (
       select s.order_id, (max(s.changed_at) at time zone 'Asia/Kolkata')::date as day from order_status_changes s
       where s.to_status = 'delivered' and s.changed_at > now() - make_interval(days => $1) group by s.order_id
     ), kept as (
       select o.promised_zone as zone, count(*)::int as delivered,
         count(*) filter (where a.day <= o.promised_to)::int as on_time,
         count(*) filter (where a.day < o.promised_from)::int as early,
         round(avg(a.day - o.promised_to) filter (where a.day > o.promised_to), 1)::float as days_late
       from arrived a join orders o on o.id = a.order_id
       where o.promised_to is not null and o.order_status = 'delivered' group by o.promised_zone
     ), waiting as (
       select o.promised_zone as zone, count(*)::int as overdue from orders o
       where o.order_status in ('confirmed', 'processing', 'shipped') and o.promised_to < $2::date
       group by o.promised_zone
     )
     select coalesce(z.zone, 'Several zones') as zone, sum(z.delivered)::int as delivered, sum(z.on_time)::int as "onTime",
       sum(z.early)::int as early, max(z.days_late) as "averageDaysLate", sum(z.overdue)::int as overdue
     from (select zone, delivered, on_time, early, days_late, 0 as overdue from kept
       union all select zone, 0, 0, 0, null, overdue from waiting) z
     group by 1 order by 2 desc, 1`,
    [days, today],
  );
