import { readRows, type Database } from "../gateways/database.ts";
import { decodeCursor, encodeCursor } from "../shared/paging.ts";
import type { Review } from "./review.entity.ts";

export type ReviewRow = Pick<Review, "id" | "rating" | "comment" | "authorName" | "isVerifiedBuyer"> & {
  createdAt: string;
};

const listName = (productId: string): string => `reviews:${productId}`;

export const reviewCursor = (productId: string, row: ReviewRow): string =>
  encodeCursor(listName(productId), [row.createdAt, row.id]);

/** Reviews of a product, newest first. A verified buyer has an order of it that was not cancelled. */
export const listReviews = async (
  database: Database,
  query: { productId: string; limit: number; after?: string | undefined },
): Promise<ReviewRow[]> => {
  const place = query.after ? decodeCursor(listName(query.productId), query.after, ["string", "string"]) : [];
  const beyond = query.after ? "and (r.created_at, r.id) < ($3::timestamptz, $4::uuid)" : "";
  return readRows<ReviewRow>(
    database,
    query.after ? "reviews-after" : "reviews",
    `select r.id, r.rating, r.comment, coalesce(nullif(u.name, ''), 'Anonymous') as "authorName",
       to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "createdAt",
       exists (select from order_lines l join orders o on o.id = l.order_id
         where l.product_id = r.product_id and o.user_id = r.user_id and o.order_status <> 'cancelled')
         as "isVerifiedBuyer"
     from reviews r left join users u on u.id = r.user_id
     where r.product_id = $1 ${beyond} order by r.created_at desc, r.id desc limit $2`,
    [query.productId, query.limit, ...place],
  );
};
