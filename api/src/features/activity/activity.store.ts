import type { EntityManager } from "typeorm";
import { instantText } from "../../platform/database/instant-text.ts";

const newest = (columns: string, from: string, at: string): string =>
  `(select ${columns}, ${at} as at from ${from} order by ${at} desc limit $2)`;

const ofOrders = newest(
  `s.id, case when s.from_status is null then 'order_placed' else 'order_moved' end as kind,
   o.order_number, s.to_status, null::uuid as product_id, null::text as title, null::smallint as rating`,
  "orders o join order_status_changes s on s.order_id = o.id where o.user_id = $1",
  "s.changed_at",
);

const ofReviews = newest(
  "r.id, 'review_written', null, null, p.id, p.title, r.rating",
  "reviews r join products p on p.id = r.product_id where r.user_id = $1",
  "r.created_at",
);

const ofWishlist = newest(
  "p.id, 'wishlisted', null, null, p.id, p.title, null",
  "wishlist_entries w join products p on p.id = w.product_id and p.archived_at is null where w.user_id = $1",
  "w.created_at",
);

export type ActivityRow = {
  id: string;
  kind: string;
  happenedAt: string;
  orderNumber: string | null;
  orderStatus: string | null;
  productId: string | null;
  productTitle: string | null;
  rating: number | null;
};

/** The last events of a shopper's account, newest first, in one statement. */
export const recentActivity = (tx: EntityManager, userId: string, limit: number): Promise<ActivityRow[]> =>
  tx.query<ActivityRow[]>(
    `select e.id, e.kind, ${instantText("e.at")} as "happenedAt", e.order_number as "orderNumber",
       e.to_status as "orderStatus", e.product_id as "productId", e.title as "productTitle", e.rating
     from (${ofOrders} union all ${ofReviews} union all ${ofWishlist}) e order by e.at desc, e.id desc limit $2`,
    [userId, limit],
  );
