import { inTransaction } from "../../platform/database/database.ts";
import { outdatePages } from "../../platform/edge/outdated-pages.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { cleanPhotograph, thumbnailOf } from "../../platform/files/photographs.ts";
import type { Upload } from "../../platform/files/uploads.ts";
import { asId } from "../../platform/ids.ts";
import type { Viewer } from "../../platform/viewer.ts";
import { productTag } from "../shop/edge-tags.rules.ts";
import type { Shop } from "../shop/shop.ts";
import { addReviewPhotoRow, lockReview, photoKeysOf, reviewPhotoPath } from "./review-photo.store.ts";
import { canChangeReview } from "./review.policy.ts";
import { maxPhotos } from "./review.rules.ts";

/**
 * Adds a photograph to the shopper's own review. It is decoded and encoded anew, without metadata such as the place. The same
 * picture again changes nothing. Returns the id of the review. Throws REVIEW_NOT_FOUND, REVIEW_PHOTOS_FULL, and the refusals
 * of pictures.
 */
export const addReviewPhoto = async (
  shop: Shop,
  viewer: Viewer,
  { reviewId, upload }: { reviewId: string; upload: Upload },
): Promise<string> => {
  const id = asId(reviewId, "reviewId");
  await shop.throttles.count({ reviewPhotoByAccount: viewer.userId });
  const photograph = await cleanPhotograph(upload);
  const thumbnail = await thumbnailOf(photograph);
  const { content, contentKey, width, height } = photograph;
  return inTransaction(shop.database, async (tx) => {
    const review = await lockReview(tx, id);
    if (!review || !canChangeReview(viewer, review)) return refuse("REVIEW_NOT_FOUND", { field: "reviewId" });
    const keys = await photoKeysOf(tx, id);
    if (keys.includes(contentKey)) return id;
    if (keys.length >= maxPhotos) refuse("REVIEW_PHOTOS_FULL");
    const photo = { reviewId: id, contentKey, width, height };
    await addReviewPhotoRow(tx, photo);
    await shop.privateFiles.write(reviewPhotoPath(photo, "large"), content);
    await shop.privateFiles.write(reviewPhotoPath(photo, "small"), thumbnail);
    outdatePages(tx, [productTag(review.productId)]);
    return id;
  });
};
