import { inTransaction } from "../../platform/database/database.ts";
import { outdatePages } from "../../platform/edge/outdated-pages.ts";
import { refuse } from "./reviews.refusals.ts";
import { asId } from "../../platform/ids.ts";
import { addAudit } from "../audit/audit.store.ts";
import { AuditSubject, type Author } from "../audit/audit.rules.ts";
import { productTag } from "../shop/edge-tags.rules.ts";
import type { Services } from "../shop/services.ts";
import { lockReviewPhoto, setPhotoHidden } from "./review-photo.store.ts";

/**
 * Hides one photograph of a review, or shows it again; the review stays. Returns the id of the review. Decision 38. Throws
 * REVIEW_PHOTO_NOT_FOUND.
 */
export const hideReviewPhoto = (
  services: Services,
  author: Author,
  { photoId, isHidden }: { photoId: string; isHidden: boolean },
): Promise<string> => {
  const id = asId(photoId, "photoId");
  return inTransaction(services.database, async (tx) => {
    const photo = await lockReviewPhoto(tx, id);
    if (!photo) return refuse("REVIEW_PHOTO_NOT_FOUND", { field: "photoId" });
    if ((photo.hiddenAt !== null) === isHidden) return photo.reviewId;
    await setPhotoHidden(tx, id, isHidden);
    await addAudit(tx, {
      author,
      action: "hideReviewPhoto",
      subject: AuditSubject.REVIEW,
      subjectId: photo.reviewId,
      label: photo.review.product.title,
      changes: { isHidden: { before: !isHidden, after: isHidden } },
    });
    outdatePages(tx, [productTag(photo.review.productId)]);
    return photo.reviewId;
  });
};
