import { inTransaction } from "../../platform/database/database.ts";
import { outdatePages } from "../../platform/edge/outdated-pages.ts";
import { removeUnused } from "../../platform/files/remove-unused.ts";
import { productTag } from "../shop/edge-tags.rules.ts";
import type { Services } from "../shop/services.ts";
import { photoSizes } from "./review-photo-link.ts";
import {
  deletePhotosOfReviews,
  photosOf,
  reviewPhotoFolder,
  reviewPhotoPath,
  reviewsOfUser,
} from "./review-photo.store.ts";

/** Deletes the files of a photograph that its review does not have, or no longer has. */
export const deleteReviewPhoto = (
  services: Services,
  photo: { reviewId: string; contentKey: string },
): Promise<void> =>
  removeUnused(
    services.privateFiles,
    photoSizes.map((size) => reviewPhotoPath(photo, size)),
    async () => {
      const photos = await photosOf(services.database.source.manager, photo.reviewId);
      return photos.some(({ contentKey, removedAt }) => contentKey === photo.contentKey && !removedAt);
    },
  );

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
