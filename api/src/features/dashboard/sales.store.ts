import { type Database, primaryRows } from "../../platform/database/database.ts";
import type { Paise } from "../../platform/money.ts";

export type BestSellerRow = { productId: string; title: string; pieces: number; revenue: Paise };

/** The products of which most pieces were sold in the last `days` days in India, as of the last fold. */
export const bestSellers = async (
  database: Database,
  days: number,
  limit: number,
): Promise<BestSellerRow[]> => {
  const rows = await primaryRows<BestSellerRow & { pieces: string; revenue: string }>(
    database,
    "best-sellers",
    `select p.id as "productId", p.title, s.pieces, s.amount as revenue
      from (select product_id, sum(pieces)::bigint as pieces, sum(amount)::bigint as amount from product_sales
        where day > indian_day(now()) - $1::int group by product_id having sum(pieces) > 0
        order by 2 desc, 3 desc, 1 limit $2) s
        join products p on p.id = s.product_id
      order by s.pieces desc, s.amount desc, s.product_id`,
    [days, limit],
  );
  return rows.map((row) => ({ ...row, pieces: Number(row.pieces), revenue: Number(row.revenue) }));
};

/** Number of orders with a refund that Razorpay has not accepted yet. */
export const countRefundsDue = async (database: Database): Promise<number> => {
  const [row] = await primaryRows<{ count: number }>(
    database,
    "refunds-due",
    `select count(distinct i.order_id)::int as count from refunds r join payments p on p.id = r.payment_id
       join payment_intents i on i.id = p.intent_id where r.refunded_at is null`,
    [],
  );
  return row?.count ?? 0;
};
