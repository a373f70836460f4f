import { isUnreachable, RazorpayError } from "../../platform/razorpay/razorpay-error.ts";
import { refuse } from "../../platform/errors/errors.ts";
import type { Paise } from "../../platform/money.ts";
import type { Shop } from "../shop/shop.ts";
import { addIntent, type Intent } from "./intent.store.ts";
import { shopMark } from "./reconciliation.rules.ts";

type Wanted = { userId: string; orderId: string | null; amount: Paise; receipt: string };

/** Says that paying cannot begin, and keeps the reason in the log. */
export const setupFailed = (shop: Shop, error: unknown): never => {
  if (!(error instanceof RazorpayError)) throw error;
  shop.log[isUnreachable(error) ? "warn" : "error"]({ err: error }, "a payment could not be set up");
  return refuse("PAYMENT_SETUP_FAILED");
};

/**
 * An intent with its order at Razorpay. Of two made at once for one order the first is kept; the other's order at
 * Razorpay is told to nobody, so nobody can pay it.
 */
export const makeIntent = async (
  shop: Shop,
  { userId, orderId, amount, receipt }: Wanted,
): Promise<Intent> => {
  const { currency } = shop.settings.shop;
  const made = await shop.razorpay
    .createOrder({ amount, currency, receipt, notes: shopMark(shop.settings.publicUrl) })
    .catch((error: unknown) => setupFailed(shop, error));
  const nextAskAt = new Date(Date.now() + shop.settings.payments.reconcileAfterSeconds * 1000);
  return addIntent(shop.database.source.manager, {
    gatewayOrderId: made.id,
    userId,
    orderId,
    amount,
    nextAskAt,
  });
};
