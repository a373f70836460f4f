import { isInvalidRequest, isUnreachable, RazorpayError } from "../../platform/razorpay/razorpay-error.ts";
import { refuse } from "../../platform/errors/errors.ts";
import type { Paise } from "../../platform/money.ts";
import type { Services } from "../shop/services.ts";
import { cancelRefusedOrder } from "./cancel-refused-order.command.ts";
import { refusedPaymentMessage } from "./online-payment.rules.ts";
import { addIntent, type Intent } from "./payment-intent.store.ts";
import { shopMark } from "./reconciliation.rules.ts";

type IntentRequest = { userId: string; orderId: string | null; amount: Paise; receipt: string };

/** Logs an error of Razorpay, and throws PAYMENT_SETUP_FAILED. Throws other errors unchanged. */
export const refuseSetup = (services: Services, error: unknown): never => {
  if (!(error instanceof RazorpayError)) throw error;
  services.log[isUnreachable(error) ? "warn" : "error"]({ err: error }, "a payment could not be set up");
  return refuse("PAYMENT_SETUP_FAILED");
};

/** Ends an attempt that Razorpay refuses: its order is cancelled. Throws PAYMENT_REFUSED. */
const refusePayment = async (
  services: Services,
  { orderId, amount }: IntentRequest,
  error: RazorpayError,
): Promise<never> => {
  services.log.error({ err: error, orderId, amount }, "Razorpay refuses a payment");
  const order = orderId === null ? undefined : await cancelRefusedOrder(services, orderId, error.message);
  return refuse("PAYMENT_REFUSED", { message: refusedPaymentMessage(amount, order) });
};

/**
 * Creates an order at Razorpay and stores its intent. Of two simultaneous calls for one order the first is stored, and
 * both return it. The other order at Razorpay is given to no client, so it cannot be paid. Throws PAYMENT_SETUP_FAILED
 * if a later attempt may succeed, else PAYMENT_REFUSED.
 */
export const createIntentWithGatewayOrder = async (
  services: Services,
  request: IntentRequest,
): Promise<Intent> => {
  const { userId, orderId, amount, receipt } = request;
  const { currency } = services.settings.shop;
  const gatewayOrder = await services.razorpay
    .createOrder({ amount, currency, receipt, notes: shopMark(services.settings.publicUrl) })
    .catch((error: unknown) =>
      isInvalidRequest(error) ? refusePayment(services, request, error) : refuseSetup(services, error),
    );
  return addIntent(services.database.source.manager, {
    gatewayOrderId: gatewayOrder.id,
    userId,
    orderId,
    amount,
    askAfterSeconds: services.settings.payments.reconcileAfterSeconds,
  });
};
