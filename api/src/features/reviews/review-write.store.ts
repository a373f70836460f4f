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
  const [row] = await tx.query<{ isSold: boolean; sizes: string[] }[]>(
    `select archived_at is null as "isSold", available_sizes as sizes from products where id = $1 for no key update`,
    [productId],
  );
  return row?.isSold ? row.sizes : undefined;
};

export type NewReview = Pick<Review, "productId" | "rating" | "comment" | "sizeWorn" | "fit"> & {
  userId: string;
};

/** Inserts a shopper's review or replaces the earlier one. Returns its id. */
export const saveReview = async (tx: EntityManager, review: NewReview): Promise<string> => {
  const [row] = await tx.query<{ id: string }[]>(
    `insert into reviews (product_id, user_id, rating, comment, size_worn, fit, created_at)
     values ($1, $2, $3, $4, $5, $6, clock_timestamp())
     on conflict (product_id, user_id) do update set rating = excluded.rating, comment = excluded.comment,
       size_worn = excluded.size_worn, fit = excluded.fit, created_at = excluded.created_at
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

/** Hides or shows a review. `hidden_at` of a review that is already hidden stays. */
export const setHidden = async (tx: EntityManager, reviewId: string, isHidden: boolean): Promise<void> => {
  const hiddenAt = isHidden ? () => "coalesce(hidden_at, now())" : null;
  await tx.update(Review, { id: reviewId }, { hiddenAt });
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
