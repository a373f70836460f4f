import { inTransaction } from "../../platform/database/database.ts";
import { outdatePages } from "../../platform/edge/outdated-pages.ts";
import { productTag } from "../shop/edge-tags.rules.ts";
import type { Services } from "../shop/services.ts";
import { deletePhotosOfReviews, reviewsOfUser, reviewPhotoFolder } from "./review-photo.store.ts";

/** Deletes the photographs of all reviews of an account, with files that an upload left without a row when it failed. */
export const deleteReviewPhotos = async (services: Services, userId: string): Promise<void> => {
  const reviews = await reviewsOfUser(services.database.source.manager, userId);
  for (const { id } of reviews) await services.privateFiles.remove(reviewPhotoFolder(id));
  await inTransaction(services.database, async (tx) => {
    await deletePhotosOfReviews(
      tx,
      reviews.map(({ id }) => id),
    );
    outdatePages(
      tx,
      reviews.map(({ productId }) => productTag(productId)),
    );
  });
};
