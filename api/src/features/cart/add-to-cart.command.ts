import { variantOf, maxLineQuantity, quantityOf, refuseAboveMaximum } from "../catalogue/variant.rules.ts";
import { offersOf, unitsFor } from "../catalogue/stock.store.ts";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./cart.refusals.ts";
import { asId } from "../../platform/ids.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { Services } from "../shop/services.ts";
import { countLines, increaseLine } from "./cart.store.ts";

export type CartLineInput = {
  productId: string;
  size?: string | null;
  color?: string | null;
  quantity: number;
};

/**
 * Adds pieces of one variant to the shopper's cart. The same variant increases its line. Decisions 2 and 3.
 * Throws OUT_OF_STOCK or BAD_QUANTITY with the quantity that the line could have as `available`.
 */
export const addToCart = (services: Services, viewer: Viewer, input: CartLineInput): Promise<void> => {
  const productId = asId(input.productId, "productId");
  const quantity = quantityOf(input.quantity);
  return inTransaction(services.database, async (tx) => {
    const [offer] = await offersOf(tx, [productId]);
    if (!offer) return refuse("PRODUCT_NOT_FOUND", { field: "productId" });
    const variant = variantOf(offer, input);
    const [unit] = await unitsFor(tx, [{ productId, ...variant }]);
    const available = unit?.stock ?? 0;
    const lineQuantity = await increaseLine(tx, { userId: viewer.userId, productId, ...variant, quantity });
    if (lineQuantity === undefined ? available < maxLineQuantity : lineQuantity > available)
      refuse("OUT_OF_STOCK", { field: "quantity", facts: { available } });
    if (lineQuantity === undefined) refuseAboveMaximum();
    const { maxLinesInOrder } = services.settings.shop;
    if ((await countLines(tx, viewer.userId)) > maxLinesInOrder) refuse("ORDER_TOO_LONG");
  });
};
