import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { asId } from "../../platform/ids.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { Shop } from "../shop/shop.ts";
import { lockReviewed, putReview, recountRatings } from "./review-write.store.ts";
import { commentOf, ratingOf } from "./review.rules.ts";

export type ReviewDraft = { productId: string; rating: number; comment: string };

/**
 * Keeps what she says of a product; her earlier review gives way to it (decision 38). One that the shop has hidden stays
 * hidden, whatever she writes in its place. Answers with its id.
 */
export const writeReview = (shop: Shop, viewer: Viewer, draft: ReviewDraft): Promise<string> => {
  const productId = asId(draft.productId, "productId");
  const rating = ratingOf(draft.rating);
  const comment = commentOf(draft.comment);
  return inTransaction(shop.database, async (tx) => {
    if (!(await lockReviewed(tx, productId))) refuse("PRODUCT_NOT_FOUND", { field: "productId" });
    const id = await putReview(tx, { productId, userId: viewer.userId, rating, comment });
    await recountRatings(tx, productId);
    return id;
  });
};
