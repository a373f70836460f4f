import { inTransaction } from "../../platform/database/database.ts";
import { outdatePages } from "../../platform/edge/outdated-pages.ts";
import { refuse } from "./reviews.refusals.ts";
import { asId } from "../../platform/ids.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import type { Viewer } from "../../platform/viewer.ts";
import { productTag } from "../shop/edge-tags.rules.ts";
import type { Services } from "../shop/services.ts";
import { lockReviewPhoto, removePhotoRow } from "./review-photo.store.ts";
import { canChangeReview } from "./review.policy.ts";

/**
 * Removes a photograph of the shopper's own review; a job deletes its files. The row of a hidden one stays, so that the shopper
 * cannot publish it again. Returns the id of the review. Throws REVIEW_PHOTO_NOT_FOUND.
 */
export const removeReviewPhoto = (services: Services, viewer: Viewer, photoId: string): Promise<string> => {
  const id = asId(photoId, "photoId");
  return inTransaction(services.database, async (tx) => {
    const photo = await lockReviewPhoto(tx, id);
    if (!photo || !canChangeReview(viewer, photo.review))
      return refuse("REVIEW_PHOTO_NOT_FOUND", { field: "photoId" });
    await removePhotoRow(tx, photo);
    outdatePages(tx, [productTag(photo.review.productId)]);
    await addJob(tx, "delete-review-photo", { reviewId: photo.reviewId, contentKey: photo.contentKey });
    return photo.reviewId;
  });
};
