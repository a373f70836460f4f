import { refuse } from "../../platform/errors/errors.ts";
import { asId } from "../../platform/ids.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { Shop } from "../shop/shop.ts";
import { removeLine } from "./cart.store.ts";

/** Removes a line of the shopper's cart. Throws CART_LINE_NOT_FOUND. */
export const removeCartLine = async (shop: Shop, viewer: Viewer, lineId: string): Promise<void> => {
  const removed = await removeLine(shop.database.source.manager, viewer.userId, asId(lineId, "lineId"));
  if (!removed) refuse("CART_LINE_NOT_FOUND", { field: "lineId" });
};
