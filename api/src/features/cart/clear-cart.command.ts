import type { Viewer } from "../../platform/viewer.ts";
import type { Shop } from "../shop/shop.ts";
import { removeAllLines } from "./cart.store.ts";

/** Removes all lines of the shopper's cart. */
export const clearCart = (shop: Shop, viewer: Viewer): Promise<void> =>
  removeAllLines(shop.database.source.manager, viewer.userId);
