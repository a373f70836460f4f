import type { EntityManager } from "typeorm";
import { type Database, catalogueRows } from "../../platform/database/database.ts";
import { decodeCursor, encodeCursor } from "../../platform/paging/paging.ts";
import type { Review } from "./review.entity.ts";
import type { ReviewPhoto } from "./review-photo.entity.ts";
import type { ReviewFit } from "./review.rules.ts";
import { instantText } from "../../platform/database/instant-text.ts";

export type ReviewRow = Pick<
  Review,
  | "id"
  | "rating"
  | "comment"
  | "authorName"
  | "productId"
  | "userId"
  | "sizeWorn"
  | "fit"
  | "isVerifiedBuyer"
  | "isHidden"
  | "answer"
  | "version"
> & {
  photos: Pick<ReviewPhoto, "id" | "width" | "height" | "isHidden">[];
  /** ISO 8601 with microseconds, as cursors need it. */
  createdAt: string;
  answeredAt: string | null;
  readAt: string | null;
};

const listName = (productId: string): string => `reviews:${productId}`;

export const reviewCursor = (productId: string, row: ReviewRow): string =>
  encodeCursor(listName(productId), [row.createdAt, row.id]);

/** SQL: the columns of a review `r` with its author `u`. */
export const reviewColumns = `r.id, r.product_id as "productId", r.user_id as "userId", r.rating, r.comment,
  r.size_worn as "sizeWorn", r.fit,
  (select coalesce(json_agg(json_build_object('id', f.id, 'width', f.width, 'height', f.height,
    'isHidden', f.hidden_at is not null) order by f.id), '[]')
    from review_photos f where f.review_id = r.id and f.removed_at is null) as photos,
  coalesce(nullif(u.name, ''), 'Anonymous') as "authorName",
  ${instantText("r.created_at")} as "createdAt",
  r.hidden_at is not null as "isHidden", r.answer, ${instantText("r.answered_at")} as "answeredAt", r.version,
  ${instantText("r.read_at")} as "readAt",
  exists (select from order_lines l join orders o on o.id = l.order_id
    where l.product_id = r.product_id and o.user_id = r.user_id
      and o.order_status not in ('pending', 'cancelled')) as "isVerifiedBuyer"`;

const newestOf = (product: string, condition: string): string =>
  `select r.* from reviews r where r.product_id = ${product} and r.hidden_at is null ${condition}
   order by r.created_at desc, r.id desc limit $2`;

/** The newest reviews of each product, in one statement. */
export const firstReviews = (
  database: Database,
  productIds: readonly string[],
  limit: number,
): Promise<ReviewRow[]> =>
  catalogueRows<ReviewRow>(
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
  const [createdAt, id] = decodeCursor(listName(query.productId), query.after, ["instant", "id"]);
  return catalogueRows<ReviewRow>(
    database,
    "reviews-after",
    `select ${reviewColumns} from (${newestOf("$1", "and (r.created_at, r.id) < ($3::timestamptz, $4::uuid)")}) r
     left join users u on u.id = r.user_id order by r.created_at desc, r.id desc`,
    [query.productId, query.limit, createdAt, id],
  );
};

const withAuthor = `select ${reviewColumns} from reviews r left join users u on u.id = r.user_id`;

/** One review, hidden or not; `undefined` if missing. */
export const findReview = async (tx: EntityManager, id: string): Promise<ReviewRow | undefined> => {
  const [row] = await tx.query<ReviewRow[]>(`${withAuthor} where r.id = $1`, [id]);
  return row;
};

/** The reviews with these ids, hidden or not. */
export const reviewsWithIds = (tx: EntityManager, ids: readonly string[]): Promise<ReviewRow[]> =>
  tx.query<ReviewRow[]>(`${withAuthor} where r.id = any($1::uuid[]) order by r.id`, [ids]);

/** The reviews of these products by one shopper, hidden ones included. */
export const reviewsBy = (
  tx: EntityManager,
  userId: string,
  productIds: readonly string[],
): Promise<ReviewRow[]> =>
  tx.query<ReviewRow[]>(`${withAuthor} where r.user_id = $1 and r.product_id = any($2::uuid[])`, [
    userId,
    productIds,
  ]);

/** The hidden reviews of these products, the latest hidden first. */
export const hiddenReviewsOf = (tx: EntityManager, productIds: readonly string[]): Promise<ReviewRow[]> =>
  tx.query<ReviewRow[]>(
    `${withAuthor} where r.product_id = any($1::uuid[]) and r.hidden_at is not null order by r.hidden_at desc`,
    [productIds],
  );

export type RatingCountRow = { productId: string; rating: number; count: number };

/** The number of visible reviews of these products by rating, without ratings that do not occur. */
export const countRatings = (database: Database, productIds: readonly string[]): Promise<RatingCountRow[]> =>
  catalogueRows<RatingCountRow>(
    database,
    "rating-counts",
    `select r.product_id as "productId", r.rating, count(*)::int as count from reviews r
     where r.product_id = any($1::uuid[]) and r.hidden_at is null group by r.product_id, r.rating`,
    [productIds],
  );

export type FitCountRow = { productId: string; fit: ReviewFit; count: number };

/** The number of visible reviews of these products by fit, without fits that do not occur. */
export const countFits = (database: Database, productIds: readonly string[]): Promise<FitCountRow[]> =>
  catalogueRows<FitCountRow>(
    database,
    "fit-counts",
    `select r.product_id as "productId", r.fit, count(*)::int as count from reviews r
     where r.product_id = any($1::uuid[]) and r.hidden_at is null and r.fit is not null
     group by r.product_id, r.fit`,
    [productIds],
  );
