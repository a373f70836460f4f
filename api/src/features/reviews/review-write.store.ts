import type { EntityManager } from "typeorm";
import { outdatePages } from "../../platform/edge/outdated-pages.ts";
import { productTag } from "../shop/edge-tags.rules.ts";
import { Review } from "./review.entity.ts";

/**
 * Locks a product, so that its reviews and their sum change together. Returns its sizes; `undefined` if the shop does
 * not sell it.
 */
export const lockReviewedProduct = async (
  tx: EntityManager,
  productId: string,
): Promise<string[] | undefined> => {
  const [row] = await tx.query<{ isListed: boolean; sizes: string[] }[]>(
    `select archived_at is null as "isListed", available_sizes as sizes from products where id = $1 for no key update`,
    [productId],
  );
  return row?.isListed ? row.sizes : undefined;
};

export type NewReview = Pick<Review, "productId" | "rating" | "comment" | "sizeWorn" | "fit"> & {
  userId: string;
};

/** SQL: a value of the earlier review, unless the new one has another text or other stars: the answer was about those. */
const ofSameText = (column: string): string =>
  `case when (reviews.rating, reviews.comment) = (excluded.rating, excluded.comment) then reviews.${column} end`;

/**
 * Inserts a shopper's review or replaces the earlier one. A replaced one is new for the admin, and keeps its answer only with the
 * same text. Returns its id.
 */
export const saveReview = async (tx: EntityManager, review: NewReview): Promise<string> => {
  const [row] = await tx.query<{ id: string }[]>(
    `insert into reviews (product_id, user_id, rating, comment, size_worn, fit, created_at)
     values ($1, $2, $3, $4, $5, $6, clock_timestamp())
     on conflict (product_id, user_id) do update set rating = excluded.rating, comment = excluded.comment,
       size_worn = excluded.size_worn, fit = excluded.fit, created_at = excluded.created_at, read_at = null,
       answer = ${ofSameText("answer")}, answered_at = ${ofSameText("answered_at")}, version = reviews.version + 1
     returning id`,
    [review.productId, review.userId, review.rating, review.comment, review.sizeWorn, review.fit],
  );
  return row?.id ?? "";
};

/** A review with the title of its product; `null` if missing. */
export const reviewOf = (tx: EntityManager, id: string): Promise<Review | null> =>
  tx
    .createQueryBuilder(Review, "review")
    .innerJoin("review.product", "product")
    .addSelect(["product.id", "product.title"])
    .where({ id })
    .getOne();

/** Marks reviews as read by an admin. Returns the ids of those that were new, with the titles of their products. */
export const markRead = (
  tx: EntityManager,
  ids: readonly string[],
): Promise<{ id: string; title: string }[]> =>
  tx.query(
    `with marked as (update reviews set read_at = now() where id = any($1::uuid[]) and read_at is null
       returning id, product_id)
     select m.id, p.title from marked m join products p on p.id = m.product_id order by m.id`,
    [ids],
  );

/** Stores the shop's answer to a locked review; `null` takes it back. The review counts as read. */
export const setAnswer = async (tx: EntityManager, review: Review, answer: string | null): Promise<void> => {
  await tx.update(
    Review,
    { id: review.id },
    {
      answer,
      answeredAt: answer === null ? null : () => "now()",
      readAt: () => "coalesce(read_at, now())",
      version: review.version + 1,
    },
  );
  outdatePages(tx, [productTag(review.productId)]);
};

/** Hides or shows a review. `hidden_at` of a review that is already hidden stays. */
export const setHidden = async (tx: EntityManager, reviewId: string, isHidden: boolean): Promise<void> => {
  const hiddenAt = isHidden ? () => "coalesce(hidden_at, now())" : null;
  await tx.update(Review, { id: reviewId }, { hiddenAt, readAt: () => "coalesce(read_at, now())" });
};

/** Recounts the ratings of a locked product from its visible reviews. The pages that show the product are outdated. */
export const recountRatings = async (tx: EntityManager, productId: string): Promise<void> => {
  await tx.query(
    `update products set (rating_sum, review_count) =
       (select coalesce(sum(r.rating), 0), count(*) from reviews r where r.product_id = $1 and r.hidden_at is null)
     where id = $1`,
    [productId],
  );
  outdatePages(tx, [productTag(productId)]);
};

/**
 * Deletes the visible reviews of an account. Returns their products, which are locked, and their photographs, whose files are still
 * there.
 */
export const deletePublicReviews = async (
  tx: EntityManager,
  userId: string,
): Promise<{ productIds: string[]; photos: { reviewId: string; contentKey: string }[] }> => {
  const products = await tx.query<{ id: string }[]>(
    `select id from products where id in (select product_id from reviews where user_id = $1 and hidden_at is null)
     order by id for no key update`,
    [userId],
  );
  const photos = await tx.query<{ reviewId: string; contentKey: string }[]>(
    `select f.review_id as "reviewId", f.content_key as "contentKey"
     from review_photos f join reviews r on r.id = f.review_id where r.user_id = $1 and r.hidden_at is null`,
    [userId],
  );
  await tx.query("delete from reviews where user_id = $1 and hidden_at is null", [userId]);
  return { productIds: products.map(({ id }) => id), photos };
};
