import type { EntityManager } from "typeorm";
import { inTransaction } from "../../platform/database/database.ts";
import { outdatePages } from "../../platform/edge/outdated-pages.ts";
import { refuse } from "./reviews.refusals.ts";
import { cleanPhotograph, thumbnailOf } from "../../platform/images/photographs.ts";
import { storeWithRow } from "../../platform/files/store-with-row.ts";
import type { Upload } from "../../platform/images/uploads.ts";
import { asId } from "../../platform/ids.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import type { Viewer } from "../../platform/viewer.ts";
import { productTag } from "../shop/edge-tags.rules.ts";
import type { Services } from "../shop/services.ts";
import { addReviewPhotoRow, lockReview, photosOf, reviewPhotoPath } from "./review-photo.store.ts";
import { canChangeReview } from "./review.policy.ts";
import { maxPhotos } from "./review.rules.ts";

/** Locks a review of the shopper. Returns its product. Throws REVIEW_NOT_FOUND. */
const lockOwnReview = async (tx: EntityManager, viewer: Viewer, reviewId: string): Promise<string> => {
  const review = await lockReview(tx, reviewId);
  if (!review || !canChangeReview(viewer, review)) return refuse("REVIEW_NOT_FOUND", { field: "reviewId" });
  return review.productId;
};

/**
 * Locks the review, if the shopper may add a photograph. Returns its product; `undefined` if it has this photograph, or had it
 * when the shop hid it. Throws REVIEW_NOT_FOUND, REVIEW_PHOTOS_FULL.
 */
const lockForPhoto = async (
  tx: EntityManager,
  viewer: Viewer,
  { reviewId, contentKey }: { reviewId: string; contentKey: string },
): Promise<string | undefined> => {
  const productId = await lockOwnReview(tx, viewer, reviewId);
  const photos = await photosOf(tx, reviewId);
  if (photos.some((photo) => photo.contentKey === contentKey)) return undefined;
  if (photos.filter(({ removedAt }) => !removedAt).length >= maxPhotos) refuse("REVIEW_PHOTOS_FULL");
  return productId;
};

/**
 * Adds a photograph to the shopper's own review. It is decoded and encoded again, without metadata such as the place. The same
 * picture again changes nothing, also after the shop hid it and its author removed it. Returns the id of the review. Throws
 * REVIEW_NOT_FOUND, REVIEW_PHOTOS_FULL, and the refusals of pictures.
 */
export const addReviewPhoto = async (
  services: Services,
  viewer: Viewer,
  { reviewId, upload }: { reviewId: string; upload: Upload },
): Promise<string> => {
  const id = asId(reviewId, "reviewId");
  await services.throttles.count({ reviewPhotoByAccount: viewer.userId });
  // Decoding is expensive: it is not done for a review that is missing or of another account.
  await inTransaction(services.database, (tx) => lockOwnReview(tx, viewer, id));
  const photograph = await cleanPhotograph(upload);
  const thumbnail = await thumbnailOf(photograph);
  const { content, contentKey, width, height } = photograph;
  const photo = { reviewId: id, contentKey, width, height };
  const isNew = await inTransaction(services.database, (tx) => lockForPhoto(tx, viewer, photo));
  if (!isNew) return id;
  const files = [
    { path: reviewPhotoPath(photo, "large"), content },
    { path: reviewPhotoPath(photo, "small"), content: thumbnail },
  ];
  await storeWithRow(services.privateFiles, files, {
    addRow: () =>
      inTransaction(services.database, async (tx) => {
        const productId = await lockForPhoto(tx, viewer, photo);
        if (!productId) {
          // Another request added it meanwhile, and it may be removed again: the job deletes the files if no photograph has them.
          await addJob(tx, "delete-review-photo", { reviewId: id, contentKey });
          return;
        }
        await addReviewPhotoRow(tx, photo);
        outdatePages(tx, [productTag(productId)]);
      }),
    addDeleteJob: () =>
      addJob(services.database.source.manager, "delete-review-photo", { reviewId: id, contentKey }),
  });
  return id;
};
