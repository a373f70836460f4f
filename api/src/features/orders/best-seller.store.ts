import { type Database, catalogueRows } from "../../platform/database/database.ts";
import { soldStatuses } from "./order-totals.rules.ts";

/**
 * The ids of the products in the most orders since an instant. Orders count, not pieces: one large order makes no best seller.
 * Products that the shop does not sell any more are left out.
 */
export const bestSellerIds = async (
  database: Database,
  { since, limit }: { since: Date; limit: number },
): Promise<string[]> => {
  const rows = await catalogueRows<{ id: string }>(
    database,
    "best-seller-ids",
    `select l.product_id as id from orders o join order_lines l on l.order_id = o.id
       join products p on p.id = l.product_id and p.archived_at is null
     where o.created_at >= $1 and o.order_status = any($2::text[])
     group by l.product_id order by count(distinct o.id) desc, sum(l.quantity) desc, l.product_id limit $3`,
    [since, soldStatuses, limit],
  );
  return rows.map(({ id }) => id);
};
