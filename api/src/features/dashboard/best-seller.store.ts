import type { EntityManager } from "typeorm";
import { soldStatuses } from "../orders/order-totals.rules.ts";
import { type Database, primaryRows } from "../../platform/database/database.ts";
import { allowLongStatements } from "../../platform/database/shop-pool.ts";
import type { Paise } from "../../platform/money.ts";
import { maxSalesDays, salesPeriods } from "./sales.rules.ts";

/** Best sellers of one period. */
const places = 8;

/**
 * Replaces the best sellers of every period: the products of which most pieces were sold by orders of its last
 * days in India. Reads the orders of the longest period once; in a large shop that takes seconds. Does nothing while
 * another process counts.
 */
export const replaceBestSellers = async (tx: EntityManager): Promise<void> => {
  const [lock] = await tx.query<{ isFree: boolean }[]>(
    `select pg_try_advisory_xact_lock(hashtext('best sellers')) as "isFree"`,
  );
  if (!lock?.isFree) return;
  await allowLongStatements(tx);
  await tx.query("delete from best_sellers");
  await tx.query(
    `insert into best_sellers (days, place, product_id, pieces, amount)
     with sold as materialized (
       select l.product_id, indian_day(now()) - indian_day(o.created_at) as age, sum(l.quantity) as pieces,
         sum(l.price::bigint * l.quantity - l.discount) as amount
       from orders o join order_lines l on l.order_id = o.id
       where o.created_at >= (indian_day(now()) - ${maxSalesDays - 1})::timestamp at time zone 'Asia/Kolkata'
         and o.order_status = any($2)
       group by 1, 2)
     select p.days, s.place, s.product_id, s.pieces, s.amount from unnest($1::int[]) p(days)
       cross join lateral (select row_number() over (order by sum(pieces) desc, sum(amount) desc, product_id) as place,
           product_id, sum(pieces) as pieces, sum(amount) as amount
         from sold where age < p.days group by product_id order by place limit ${places}) s`,
    [salesPeriods, soldStatuses],
  );
};

export type BestSellerRow = { productId: string; title: string; pieces: number; revenue: Paise };

/** The best sellers of the last `days` days, as they were last counted. */
export const bestSellers = async (database: Database, days: number): Promise<BestSellerRow[]> => {
  const rows = await primaryRows<BestSellerRow & { pieces: string; revenue: string }>(
    database,
    "best-sellers",
    `select p.id as "productId", p.title, s.pieces, s.amount as revenue
     from best_sellers s join products p on p.id = s.product_id where s.days = $1 order by s.place`,
    [days],
  );
  return rows.map((row) => ({ ...row, pieces: Number(row.pieces), revenue: Number(row.revenue) }));
};
