import { randomUUID } from "node:crypto";
import { refuse } from "./payments.refusals.ts";
import { rupees, type Paise } from "../../platform/money.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { Services } from "../shop/services.ts";
import type { Intent } from "./payment-intent.store.ts";
import { onlineLimitMessage } from "./online-payment.rules.ts";
import { createIntentWithGatewayOrder } from "./create-intent-with-gateway-order.command.ts";

/** Highest amount that can be paid before placing: one crore rupees. */
const highestAmount: Paise = rupees(10_000_000);

/**
 * Creates an intent to pay before placing, for the documented REST sequence. The client chooses the amount: an order
 * accepts the payment only if it equals the order's total. No total is below the shipping fee. Throws AMOUNT_UNPAYABLE,
 * ONLINE_LIMIT, PAYMENT_SETUP_FAILED and PAYMENT_REFUSED.
 */
export const createPaymentIntent = async (
  services: Services,
  viewer: Viewer,
  amount: Paise,
): Promise<Intent> => {
  if (amount < services.settings.shop.checkoutShippingFee || amount > highestAmount)
    refuse("AMOUNT_UNPAYABLE", { field: "amount" });
  const { onlineMaximum } = services.settings.shop;
  if (amount > onlineMaximum)
    refuse("ONLINE_LIMIT", { field: "amount", message: onlineLimitMessage(onlineMaximum) });
  await services.throttles.count({ payByAccount: viewer.userId });
  return createIntentWithGatewayOrder(services, {
    userId: viewer.userId,
    orderId: null,
    amount,
    receipt: `pay-${randomUUID()}`,
  });
};
