import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { asId } from "../../platform/ids.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { Shop } from "../shop/shop.ts";
import { addWish, countWishes, findWish, lockWishlist, removeWish } from "./wishlist.store.ts";

export type WishlistChange = {
  productId: string;
  /** In or out; the other of what is, when absent. */
  wanted?: boolean | null;
};

/**
 * Puts a product into her wishlist or takes it out; answers whether it is in now. Her changes go one at a time, so each
 * of many at once counts. What is no longer sold can be taken out, and not put in.
 */
export const toggleWishlist = (shop: Shop, viewer: Viewer, change: WishlistChange): Promise<boolean> => {
  const productId = asId(change.productId, "productId");
  const { userId } = viewer;
  return inTransaction(shop.database, async (tx) => {
    if (!(await lockWishlist(tx, userId))) refuse("UNAUTHENTICATED");
    const wish = await findWish(tx, userId, productId);
    if (!wish) return refuse("PRODUCT_NOT_FOUND", { field: "productId" });
    const wanted = change.wanted ?? !wish.isIn;
    if (wanted === wish.isIn) return wanted;
    if (!wanted) {
      await removeWish(tx, userId, productId);
      return false;
    }
    if (!wish.isSold) refuse("PRODUCT_NOT_FOUND", { field: "productId" });
    if ((await countWishes(tx, userId)) >= shop.settings.shop.maxInWishlist) refuse("WISHLIST_FULL");
    await addWish(tx, userId, productId);
    return true;
  });
};
