import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./restock-alerts.refusals.ts";
import { asId } from "../../platform/ids.ts";
import type { Viewer } from "../../platform/viewer.ts";
import { ConsentPurpose } from "../accounts/consents/consent.rules.ts";
import { recordConsent } from "../accounts/consents/consent.store.ts";
import { lockShopper } from "../accounts/user.store.ts";
import { variantOf } from "../catalogue/variant.rules.ts";
import { offersOf } from "../catalogue/stock.store.ts";
import type { Services } from "../shop/services.ts";
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
 * Adds a shopper to the end of the line for a sold-out variant. Returns all open requests for the product. A repeated request
 * keeps its place. Throws PRODUCT_NOT_FOUND, CHOOSE_SIZE_AND_COLOR, BACK_IN_STOCK, VERIFICATION_NEEDED, RESTOCK_ALERTS_FULL.
 */
export const requestRestockAlert = (
  services: Services,
  { userId }: Viewer,
  request: RestockAlertRequest,
): Promise<OpenAlert[]> => {
  const productId = asId(request.productId, "productId");
  return inTransaction(services.database, async (tx) => {
    const { isVerified } = (await lockShopper(tx, userId)) ?? refuse("UNAUTHENTICATED");
    const [offer] = await offersOf(tx, [productId]);
    if (!offer)
      return refuse("PRODUCT_NOT_FOUND", {
        field: "productId",
        message: "This piece is no longer sold, so it will not come back.",
      });
    const variant = variantOf(offer, request);
    if ((await lockPiecesOf(tx, productId, variant)) > 0) refuse("BACK_IN_STOCK");
    if (!isVerified)
      refuse("VERIFICATION_NEEDED", {
        message: "Please verify your email address first. You can request the link in your profile.",
      });
    const openAlerts = await openAlertsOf(tx, userId, productId);
    if (openAlerts.some(({ size, color }) => size === variant.size && color === variant.color))
      return openAlerts;
    if ((await countOpenAlerts(tx, userId)) >= maxOpenAlerts) refuse("RESTOCK_ALERTS_FULL");
    await addAlert(tx, userId, productId, variant);
    await recordConsent(tx, {
      userId,
      purpose: ConsentPurpose.RESTOCK_ALERTS,
      isGiven: true,
      source: "form",
    });
    return openAlertsOf(tx, userId, productId);
  });
};
