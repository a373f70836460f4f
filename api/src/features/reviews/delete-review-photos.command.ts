import type { Shop } from "../shop/shop.ts";
import { deletePhotosOfReviews, reviewIdsOfUser, reviewPhotoFolder } from "./review-photo.store.ts";

/** Deletes the photographs of all reviews of an account, with files that an upload left without a row when it failed. */
export const deleteReviewPhotos = async (shop: Shop, userId: string): Promise<void> => {
  const { manager } = shop.database.source;
  const reviewIds = await reviewIdsOfUser(manager, userId);
  for (const reviewId of reviewIds) await shop.privateFiles.remove(reviewPhotoFolder(reviewId));
  await deletePhotosOfReviews(manager, reviewIds);
};
