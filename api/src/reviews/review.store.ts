import { readRows, type Database } from "../gateways/database.ts";
import { decodeCursor, encodeCursor } from "../shared/paging.ts";
import type { Review } from "./review.entity.ts";

export type ReviewRow = Pick<
  Review,
  "id" | "rating" | "comment" | "authorName" | "productId" | "isVerifiedBuyer"
> & {
  /** ISO 8601 with microseconds, as a cursor keeps it. */
  createdAt: string;
};

const listName = (productId: string): string => `reviews:${productId}`;

export const reviewCursor = (productId: string, row: ReviewRow): string =>
  encodeCursor(listName(productId), [row.createdAt, row.id]);

const reviewColumns = `r.id, r.product_id as "productId", r.rating, r.comment,
  coalesce(nullif(u.name, ''), 'Anonymous') as "authorName",
  to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "createdAt",
  exists (select from order_lines l join orders o on o.id = l.order_id
    where l.product_id = r.product_id and o.user_id = r.user_id and o.order_status <> 'cancelled')
    as "isVerifiedBuyer"`;

const newestOf = (product: string, beyond: string): string =>
  `select r.* from reviews r where r.product_id = ${product} ${beyond}
   order by r.created_at desc, r.id desc limit $2`;

/** The newest reviews of each product, in one statement. */
export const firstReviews = (
  database: Database,
  productIds: readonly string[],
  limit: number,
): Promise<ReviewRow[]> =>
  readRows<ReviewRow>(
    database,
    "first-reviews",
    `select ${reviewColumns} from unnest($1::uuid[]) as wanted(id)
     cross join lateral (${newestOf("wanted.id", "")}) r left join users u on u.id = r.user_id
     order by r.created_at desc, r.id desc`,
    [productIds, limit],
  );

/** The reviews of a product that follow a cursor, newest first. */
export const reviewsAfter = (
  database: Database,
  query: { productId: string; limit: number; after: string },
): Promise<ReviewRow[]> => {
  const [createdAt, id] = decodeCursor(listName(query.productId), query.after, ["string", "string"]);
  return readRows<ReviewRow>(
    database,
    "reviews-after",
    `select ${reviewColumns} from (${newestOf("$1", "and (r.created_at, r.id) < ($3::timestamptz, $4::uuid)")}) r
     left join users u on u.id = r.user_id order by r.created_at desc, r.id desc`,
    [query.productId, query.limit, createdAt, id],
  );
};
