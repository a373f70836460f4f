import type { EntityManager } from "typeorm";
import type { ReviewPhoto } from "./review-photo.entity.ts";
import type { PhotoSize } from "./review-photo-link.ts";

export type ReviewPhotoRow = Pick<ReviewPhoto, "id" | "reviewId" | "contentKey" | "isHidden"> & {
  productId: string;
  /** Title of the product. */
  title: string;
  /** Author of the review; `null` after the account was deleted. */
  userId: string | null;
  isReviewHidden: boolean;
};

const findBy = (lock: string): string =>
  `select f.id, f.review_id as "reviewId", f.content_key as "contentKey", f.hidden_at is not null as "isHidden",
     r.product_id as "productId", p.title, r.user_id as "userId", r.hidden_at is not null as "isReviewHidden"
   from review_photos f join reviews r on r.id = f.review_id join products p on p.id = r.product_id
   where f.id = $1 and f.removed_at is null ${lock}`;

/** One photograph with its review; `undefined` if missing or removed. */
export const findReviewPhoto = async (tx: EntityManager, id: string): Promise<ReviewPhotoRow | undefined> => {
  const [row] = await tx.query<ReviewPhotoRow[]>(findBy(""), [id]);
  return row;
};

/** The same, with a lock of its review until the transaction ends. */
export const lockReviewPhoto = async (tx: EntityManager, id: string): Promise<ReviewPhotoRow | undefined> => {
  const [row] = await tx.query<ReviewPhotoRow[]>(findBy("for no key update of r, f"), [id]);
  return row;
};

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

type PhotoKey = Pick<ReviewPhoto, "contentKey"> & { isRemoved: boolean };

/** The content keys of the photographs of a review, with those that were removed while they were hidden. */
export const photoKeysOf = (tx: EntityManager, reviewId: string): Promise<PhotoKey[]> =>
  tx.query<PhotoKey[]>(
    `select content_key as "contentKey", removed_at is not null as "isRemoved" from review_photos
     where review_id = $1`,
    [reviewId],
  );

export const addReviewPhotoRow = async (
  tx: EntityManager,
  photo: Pick<ReviewPhoto, "reviewId" | "contentKey" | "width" | "height">,
): Promise<void> => {
  await tx.query(
    "insert into review_photos (review_id, content_key, width, height) values ($1, $2, $3, $4)",
    [photo.reviewId, photo.contentKey, photo.width, photo.height],
  );
};

/** Removes a photograph. The row of a hidden one stays, so that `lockForPhoto` finds its content key. */
export const removePhotoRow = async (
  tx: EntityManager,
  { id, isHidden }: Pick<ReviewPhotoRow, "id" | "isHidden">,
): Promise<void> => {
  await tx.query(
    isHidden
      ? "update review_photos set removed_at = now() where id = $1"
      : "delete from review_photos where id = $1",
    [id],
  );
};

export const setPhotoHidden = async (tx: EntityManager, id: string, isHidden: boolean): Promise<void> => {
  await tx.query("update review_photos set hidden_at = case when $2 then now() end where id = $1", [
    id,
    isHidden,
  ]);
};

/** The reviews of an account. */
export const reviewsOfUser = (
  tx: EntityManager,
  userId: string,
): Promise<{ id: string; productId: string }[]> =>
  tx.query(`select id, product_id as "productId" from reviews where user_id = $1`, [userId]);

export const deletePhotosOfReviews = async (
  tx: EntityManager,
  reviewIds: readonly string[],
): Promise<void> => {
  await tx.query("delete from review_photos where review_id = any($1::uuid[])", [reviewIds]);
};

/** The private folder of the photographs of a review. */
export const reviewPhotoFolder = (reviewId: string): string => `reviews/${reviewId}`;

/** The private file of a photograph in a size. */
export const reviewPhotoPath = (
  { reviewId, contentKey }: Pick<ReviewPhoto, "reviewId" | "contentKey">,
  size: PhotoSize,
): string => `${reviewPhotoFolder(reviewId)}/${contentKey}-${size}`;
