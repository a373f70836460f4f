import { In, IsNull, type EntityManager, type SelectQueryBuilder } from "typeorm";
import type { Product } from "../catalogue/product.entity.ts";
import { ReviewPhoto } from "./review-photo.entity.ts";
import type { PhotoSize } from "./review-photo-link.ts";
import { Review } from "./review.entity.ts";

/** A photograph with its review and the title of its product. */
export type ReviewPhotoRow = Pick<ReviewPhoto, "id" | "reviewId" | "contentKey" | "hiddenAt"> & {
  review: Pick<Review, "productId" | "userId" | "hiddenAt"> & { product: Pick<Product, "title"> };
};

const photoQuery = (tx: EntityManager, id: string): SelectQueryBuilder<ReviewPhoto> =>
  tx
    .createQueryBuilder(ReviewPhoto, "photo")
    .innerJoin("photo.review", "review")
    .innerJoin("review.product", "product")
    .select(["photo", "review", "product.id", "product.title"])
    .where({ id, removedAt: IsNull() });

/** One photograph; `null` if missing or removed. */
export const findReviewPhoto = (tx: EntityManager, id: string): Promise<ReviewPhotoRow | null> =>
  photoQuery(tx, id).getOne();

/** The same, with a lock of its review until the transaction ends. */
export const lockReviewPhoto = (tx: EntityManager, id: string): Promise<ReviewPhotoRow | null> =>
  photoQuery(tx, id).setLock("for_no_key_update", undefined, ["review", "photo"]).getOne();

/**
 * Locks a review whose author has an account; `undefined` if missing. A deletion of the account waits for the lock, and deletes
 * what the transaction adds.
 */
export const lockReview = async (
  tx: EntityManager,
  id: string,
): Promise<{ productId: string; userId: string } | undefined> => {
  const [row] = await tx.query<{ productId: string; userId: string }[]>(
    `select r.product_id as "productId", r.user_id as "userId" from reviews r join users u on u.id = r.user_id
     where r.id = $1 and u.deleted_at is null for no key update of r for share of u`,
    [id],
  );
  return row;
};

/** The photographs of a review, with those that were removed while they were hidden. */
export const photosOf = (tx: EntityManager, reviewId: string): Promise<ReviewPhoto[]> =>
  tx.findBy(ReviewPhoto, { reviewId });

export const addReviewPhotoRow = async (
  tx: EntityManager,
  photo: Pick<ReviewPhoto, "reviewId" | "contentKey" | "width" | "height">,
): Promise<void> => {
  await tx.insert(ReviewPhoto, photo);
};

/** Removes a photograph. The row of a hidden one stays, so that `lockForPhoto` finds its content key. */
export const removePhotoRow = async (
  tx: EntityManager,
  { id, hiddenAt }: Pick<ReviewPhoto, "id" | "hiddenAt">,
): Promise<void> => {
  if (hiddenAt) await tx.update(ReviewPhoto, { id }, { removedAt: () => "now()" });
  else await tx.delete(ReviewPhoto, { id });
};

export const setPhotoHidden = async (tx: EntityManager, id: string, isHidden: boolean): Promise<void> => {
  await tx.update(ReviewPhoto, { id }, { hiddenAt: isHidden ? () => "now()" : null });
};

/** The reviews of an account. */
export const reviewsOfUser = (
  tx: EntityManager,
  userId: string,
): Promise<Pick<Review, "id" | "productId">[]> =>
  tx.find(Review, { select: { id: true, productId: true }, where: { userId } });

export const deletePhotosOfReviews = async (
  tx: EntityManager,
  reviewIds: readonly string[],
): Promise<void> => {
  await tx.delete(ReviewPhoto, { reviewId: In(reviewIds) });
};

/** The private folder of the photographs of a review. */
export const reviewPhotoFolder = (reviewId: string): string => `reviews/${reviewId}`;

/** The private file of a photograph in a size. */
export const reviewPhotoPath = (
  { reviewId, contentKey }: Pick<ReviewPhoto, "reviewId" | "contentKey">,
  size: PhotoSize,
): string => `${reviewPhotoFolder(reviewId)}/${contentKey}-${size}`;
