import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { asId } from "../../platform/ids.ts";
import type { Viewer } from "../../platform/viewer.ts";
import { lockShopper } from "../accounts/user.store.ts";
import { choiceOf } from "../catalogue/choice.rules.ts";
import { offersOf } from "../catalogue/stock.store.ts";
import type { Shop } from "../shop/shop.ts";
import { maxOpenAlerts } from "./restock-alert.rules.ts";
import {
  addAlert,
  countOpenAlerts,
  lockPiecesOf,
  openAlertsOf,
  type OpenAlert,
} from "./restock-alert.store.ts";

export type RestockAlertRequest = { productId: string; size?: string | null; color?: string | null };

/**
 * Adds a shopper to the end of the line for a sold-out choice. Returns all open requests for the product. A repeated request
 * keeps its place. Throws PRODUCT_NOT_FOUND, CHOOSE_SIZE_AND_COLOR, BACK_IN_STOCK, VERIFICATION_NEEDED, RESTOCK_ALERTS_FULL.
 */
export const requestRestockAlert = (
  shop: Shop,
  { userId }: Viewer,
  request: RestockAlertRequest,
): Promise<OpenAlert[]> => {
  const productId = asId(request.productId, "productId");
  return inTransaction(shop.database, async (tx) => {
    const { isVerified } = (await lockShopper(tx, userId)) ?? refuse("UNAUTHENTICATED");
    const [offer] = await offersOf(tx, [productId]);
    if (!offer)
      return refuse("PRODUCT_NOT_FOUND", {
        field: "productId",
        message: "This piece is no longer sold, so it will not come back.",
      });
    const choice = choiceOf(offer, request);
    if ((await lockPiecesOf(tx, productId, choice)) > 0) refuse("BACK_IN_STOCK");
    if (!isVerified)
      refuse("VERIFICATION_NEEDED", {
        message: "Please verify your email address first. You can request the link in your profile.",
      });
    const openAlerts = await openAlertsOf(tx, userId, productId);
    if (openAlerts.some(({ size, color }) => size === choice.size && color === choice.color))
      return openAlerts;
    if ((await countOpenAlerts(tx, userId)) >= maxOpenAlerts) refuse("RESTOCK_ALERTS_FULL");
    await addAlert(tx, userId, productId, choice);
    return openAlertsOf(tx, userId, productId);
  });
};
