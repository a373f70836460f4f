import { isUnreachable, RazorpayTrouble } from "../../platform/razorpay/razorpay-trouble.ts";
import { refuse } from "../../platform/errors/errors.ts";
import type { Paise } from "../../platform/money.ts";
import type { Shop } from "../shop/shop.ts";
import { addIntent, type Intent } from "./payment-intent.store.ts";
import { shopMark } from "./reconciliation.rules.ts";

type IntentRequest = { userId: string; orderId: string | null; amount: Paise; receipt: string };

/** Says that paying cannot begin, and keeps the reason in the log. */
export const refuseSetup = (shop: Shop, error: unknown): never => {
  if (!(error instanceof RazorpayTrouble)) throw error;
  shop.log[isUnreachable(error) ? "warn" : "error"]({ err: error }, "a payment could not be set up");
  return refuse("PAYMENT_SETUP_FAILED");
};

/**
 * An intent with its order at Razorpay. Of two made at once for one order the first is kept; the other's order at
 * Razorpay is told to nobody, so nobody can pay it.
 */
export const createIntentWithGatewayOrder = async (
  shop: Shop,
  { userId, orderId, amount, receipt }: IntentRequest,
): Promise<Intent> => {
  const { currency } = shop.settings.shop;
  const gatewayOrder = await shop.razorpay
    .createOrder({ amount, currency, receipt, notes: shopMark(shop.settings.publicUrl) })
    .catch((error: unknown) => refuseSetup(shop, error));
  const nextAskAt = new Date(Date.now() + shop.settings.payments.reconcileAfterSeconds * 1000);
  return addIntent(shop.database.source.manager, {
    gatewayOrderId: gatewayOrder.id,
    userId,
    orderId,
    amount,
    nextAskAt,
  });
};
