import sql, { join } from "sql-template-tag";
import { type Database, primaryRows } from "../../platform/database/database.ts";
import type { Paise } from "../../platform/money.ts";
import { inDays } from "../orders/order-filter.store.ts";
import { soldStatuses } from "../orders/order-totals.rules.ts";

export type BestSellerRow = { productId: string; title: string; pieces: number; revenue: Paise };

/** The products of which most pieces were sold by orders that were placed since a day in India. */
export const bestSellers = (
  database: Database,
  { from, limit }: { from: string; limit: number },
): Promise<BestSellerRow[]> => {
  const { text, values } = sql`select s.product_id as "productId", p.title, s.pieces, s.revenue
    from (select l.product_id, sum(l.quantity) as pieces, sum(l.price::bigint * l.quantity - l.discount)::bigint as revenue
        from orders o join order_lines l on l.order_id = o.id
        where ${join([sql`o.order_status = any(${soldStatuses}::text[])`, ...inDays("o.created_at", { from })], " and ")}
        group by l.product_id order by 2 desc, 3 desc, l.product_id limit ${limit}) s
      join products p on p.id = s.product_id
    order by s.pieces desc, s.revenue desc, s.product_id`;
  return primaryRows<BestSellerRow>(database, "best-sellers", text, values);
};
