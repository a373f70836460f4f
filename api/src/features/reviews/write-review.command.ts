import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { asId } from "../../platform/ids.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { Shop } from "../shop/shop.ts";
import { lockProduct, saveReview, recountRatings } from "./review-write.store.ts";
import { commentOf, ratingOf } from "./review.rules.ts";

export type ReviewDraft = { productId: string; rating: number; comment: string };

/**
 * Writes the shopper's review of a product. It replaces an earlier one (decision 38). A hidden review stays hidden when
 * it is replaced. Returns its id.
 */
export const writeReview = (shop: Shop, viewer: Viewer, draft: ReviewDraft): Promise<string> => {
  const productId = asId(draft.productId, "productId");
  const rating = ratingOf(draft.rating);
  const comment = commentOf(draft.comment);
  return inTransaction(shop.database, async (tx) => {
    if (!(await lockProduct(tx, productId))) refuse("PRODUCT_NOT_FOUND", { field: "productId" });
    const id = await saveReview(tx, { productId, userId: viewer.userId, rating, comment });
    await recountRatings(tx, productId);
    return id;
  });
};
