import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./reviews.refusals.ts";
import { asId } from "../../platform/ids.ts";
import { addAudit } from "../audit/audit.store.ts";
import { AuditSubject, type Author } from "../audit/audit.rules.ts";
import type { Services } from "../shop/services.ts";
import { lockReviewedProduct, recountRatings, reviewOf, setHidden } from "./review-write.store.ts";

/** Hides a review from lists and averages, or shows it again. Decision 38. Throws REVIEW_NOT_FOUND. */
export const hideReview = (
  services: Services,
  author: Author,
  change: { reviewId: string; isHidden: boolean },
): Promise<void> => {
  const id = asId(change.reviewId, "reviewId");
  const { isHidden } = change;
  return inTransaction(services.database, async (tx) => {
    const productId = (await reviewOf(tx, id))?.productId;
    if (!productId) return refuse("REVIEW_NOT_FOUND", { field: "reviewId" });
    await lockReviewedProduct(tx, productId);
    const review = await reviewOf(tx, id);
    if (!review || (review.hiddenAt !== null) === isHidden) return;
    await setHidden(tx, id, isHidden);
    await recountRatings(tx, productId);
    await addAudit(tx, {
      author,
      action: "hideReview",
      subject: AuditSubject.REVIEW,
      subjectId: id,
      label: review.product.title,
      changes: { isHidden: { before: !isHidden, after: isHidden } },
    });
  });
};
