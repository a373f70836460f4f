import { choiceOf, quantityOf } from "../catalogue/choice.rules.ts";
import { offersOf, unitsFor } from "../catalogue/stock.store.ts";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { asId } from "../../platform/ids.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { Shop } from "../shop/shop.ts";
import { countLines, raiseLine } from "./cart.store.ts";

export type Wish = { productId: string; size?: string | null; color?: string | null; quantity: number };

/** Puts pieces of one choice into her cart: the same choice again raises its line. Decisions 2 and 3. */
export const addToCart = (shop: Shop, viewer: Viewer, wish: Wish): Promise<void> => {
  const productId = asId(wish.productId, "productId");
  const quantity = quantityOf(wish.quantity);
  return inTransaction(shop.database, async (tx) => {
    const [offer] = await offersOf(tx, [productId]);
    if (!offer) return refuse("PRODUCT_NOT_FOUND", { field: "productId" });
    const choice = choiceOf(offer, wish);
    const [unit] = await unitsFor(tx, [{ productId, ...choice }]);
    const now = await raiseLine(tx, { userId: viewer.userId, productId, ...choice, quantity });
    const left = unit?.stock ?? 0;
    if (now > left) refuse("OUT_OF_STOCK", { field: "quantity", facts: { available: left } });
    const { maxLinesInOrder } = shop.settings.shop;
    if ((await countLines(tx, viewer.userId)) > maxLinesInOrder) refuse("ORDER_TOO_LONG");
  });
};
