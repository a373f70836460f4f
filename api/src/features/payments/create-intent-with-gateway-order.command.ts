import { isUnreachable, RazorpayError } from "../../platform/razorpay/razorpay-error.ts";
import { refuse } from "../../platform/errors/errors.ts";
import type { Paise } from "../../platform/money.ts";
import type { Services } from "../shop/services.ts";
import { addIntent, type Intent } from "./payment-intent.store.ts";
import { shopMark } from "./reconciliation.rules.ts";

type IntentRequest = { userId: string; orderId: string | null; amount: Paise; receipt: string };

/** Logs an error of Razorpay, and throws PAYMENT_SETUP_FAILED. Throws other errors unchanged. */
export const refuseSetup = (services: Services, error: unknown): never => {
  if (!(error instanceof RazorpayError)) throw error;
  services.log[isUnreachable(error) ? "warn" : "error"]({ err: error }, "a payment could not be set up");
  return refuse("PAYMENT_SETUP_FAILED");
};

/**
 * Creates an order at Razorpay and stores its intent. Of two simultaneous calls for one order the first is stored, and
 * both return it. The other order at Razorpay is given to no client, so it cannot be paid.
 */
export const createIntentWithGatewayOrder = async (
  services: Services,
  { userId, orderId, amount, receipt }: IntentRequest,
): Promise<Intent> => {
  const { currency } = services.settings.shop;
  const gatewayOrder = await services.razorpay
    .createOrder({ amount, currency, receipt, notes: shopMark(services.settings.publicUrl) })
    .catch((error: unknown) => refuseSetup(services, error));
  return addIntent(services.database.source.manager, {
    gatewayOrderId: gatewayOrder.id,
    userId,
    orderId,
    amount,
    askAfterSeconds: services.settings.payments.reconcileAfterSeconds,
  });
};
