import { lockShopper } from "../accounts/user.store.ts";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./wishlist.refusals.ts";
import { asId } from "../../platform/ids.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { Services } from "../shop/services.ts";
import { addEntry, countEntries, findEntry, removeEntry } from "./wishlist.store.ts";

export type WishlistChange = {
  productId: string;
  /** Whether the product should be in the wishlist; if absent, the current state is reversed. */
  inWishlist?: boolean | null;
};

/**
 * Puts a product into the shopper's wishlist or takes it out. Returns whether it is in the wishlist now. A lock serializes
 * the changes of one shopper, so that none is lost. An archived product can be taken out, but not put in.
 */
export const toggleWishlist = (
  services: Services,
  viewer: Viewer,
  change: WishlistChange,
): Promise<boolean> => {
  const productId = asId(change.productId, "productId");
  const { userId } = viewer;
  return inTransaction(services.database, async (tx) => {
    if (!(await lockShopper(tx, userId))) refuse("UNAUTHENTICATED");
    const entry = await findEntry(tx, userId, productId);
    if (!entry) return refuse("PRODUCT_NOT_FOUND", { field: "productId" });
    const inWishlist = change.inWishlist ?? !entry.isIn;
    if (inWishlist === entry.isIn) return inWishlist;
    if (!inWishlist) {
      await removeEntry(tx, userId, productId);
      return false;
    }
    if (!entry.isListed) refuse("PRODUCT_NOT_FOUND", { field: "productId" });
    if ((await countEntries(tx, userId)) >= services.settings.shop.maxInWishlist) refuse("WISHLIST_FULL");
    await addEntry(tx, userId, productId);
    return true;
  });
};
