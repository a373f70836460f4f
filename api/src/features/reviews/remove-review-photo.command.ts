import { inTransaction } from "../../platform/database/database.ts";
import { outdatePages } from "../../platform/edge/outdated-pages.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { asId } from "../../platform/ids.ts";
import type { Viewer } from "../../platform/viewer.ts";
import { productTag } from "../shop/edge-tags.rules.ts";
import type { Shop } from "../shop/shop.ts";
import { photoSizes } from "./review-photo-link.ts";
import { deleteReviewPhotoRow, lockReviewPhoto, reviewPhotoPath } from "./review-photo.store.ts";
import { canChangeReview } from "./review.policy.ts";

/**
 * Removes a photograph of the shopper's own review, with its files. Returns the id of the review. Throws
 * REVIEW_PHOTO_NOT_FOUND.
 */
export const removeReviewPhoto = (shop: Shop, viewer: Viewer, photoId: string): Promise<string> => {
  const id = asId(photoId, "photoId");
  return inTransaction(shop.database, async (tx) => {
    const photo = await lockReviewPhoto(tx, id);
    if (!photo || !canChangeReview(viewer, photo))
      return refuse("REVIEW_PHOTO_NOT_FOUND", { field: "photoId" });
    await deleteReviewPhotoRow(tx, id);
    outdatePages(tx, [productTag(photo.productId)]);
    // Under the lock of the review, so that the same picture is not added again in between.
    for (const size of photoSizes) await shop.privateFiles.remove(reviewPhotoPath(photo, size));
    return photo.reviewId;
  });
};
