import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./reviews.refusals.ts";
import { asId } from "../../platform/ids.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { Services } from "../shop/services.ts";
import { ConsentPurpose } from "../accounts/consents/consent.rules.ts";
import { recordConsent } from "../accounts/consents/consent.store.ts";
import { lockShopper } from "../accounts/user.store.ts";
import { lockReviewedProduct, saveReview, recountRatings } from "./review-write.store.ts";
import { commentOf, ratingOf, sizeWornOf, type ReviewFit } from "./review.rules.ts";

export type ReviewDraft = {
  productId: string;
  rating: number;
  comment: string;
  sizeWorn?: string | null;
  fit?: ReviewFit | null;
};

/**
 * Writes the shopper's review of a product. It replaces an earlier one (decision 38). A hidden review stays hidden when
 * it is replaced. Each one counts the ratings anew and purges pages, so they are counted by account. Returns its id.
 */
export const writeReview = async (
  services: Services,
  viewer: Viewer,
  draft: ReviewDraft,
): Promise<string> => {
  const productId = asId(draft.productId, "productId");
  const rating = ratingOf(draft.rating);
  const comment = commentOf(draft.comment);
  await services.throttles.count({ reviewByAccount: viewer.userId });
  const { userId } = viewer;
  return inTransaction(services.database, async (tx) => {
    if (!(await lockShopper(tx, userId))) refuse("UNAUTHENTICATED");
    const sizes = await lockReviewedProduct(tx, productId);
    if (!sizes) return refuse("PRODUCT_NOT_FOUND", { field: "productId" });
    const sizeWorn = sizeWornOf(draft.sizeWorn ?? null, sizes);
    const review = { productId, userId, rating, comment, sizeWorn, fit: draft.fit ?? null };
    const id = await saveReview(tx, review);
    await recountRatings(tx, productId);
    await recordConsent(tx, { userId, purpose: ConsentPurpose.REVIEWS, isGiven: true, source: "form" });
    return id;
  });
};
