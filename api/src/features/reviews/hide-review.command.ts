import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { asId } from "../../platform/ids.ts";
import type { Shop } from "../shop/shop.ts";
import { lockReviewed, productOfReview, recountRatings, setHidden } from "./review-write.store.ts";

/** The admin takes a review out of the shop's lists and averages, or back into them. Decision 38. */
export const hideReview = (shop: Shop, reviewId: string, isHidden: boolean): Promise<void> => {
  const id = asId(reviewId, "reviewId");
  return inTransaction(shop.database, async (tx) => {
    const productId = await productOfReview(tx, id);
    if (!productId) return refuse("REVIEW_NOT_FOUND", { field: "reviewId" });
    await lockReviewed(tx, productId);
    await setHidden(tx, id, isHidden);
    await recountRatings(tx, productId);
  });
};
