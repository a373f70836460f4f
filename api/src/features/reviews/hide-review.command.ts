import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { asId } from "../../platform/ids.ts";
import type { Shop } from "../shop/shop.ts";
import { lockProduct, productOfReview, recountRatings, setHidden } from "./review-write.store.ts";

/** Hides a review from lists and averages, or shows it again. Decision 38. */
export const hideReview = (shop: Shop, reviewId: string, isHidden: boolean): Promise<void> => {
  const id = asId(reviewId, "reviewId");
  return inTransaction(shop.database, async (tx) => {
    const productId = await productOfReview(tx, id);
    if (!productId) return refuse("REVIEW_NOT_FOUND", { field: "reviewId" });
    await lockProduct(tx, productId);
    await setHidden(tx, id, isHidden);
    await recountRatings(tx, productId);
  });
};
