import {
  isAmountRefused,
  isRefused,
  isUnreachable,
  RazorpayError,
} from "../../platform/razorpay/razorpay-error.ts";
import { refuse } from "./payments.refusals.ts";
import type { Paise } from "../../platform/money.ts";
import { setPaymentRefusal } from "../orders/order-payment.store.ts";
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

/**
 * Ends an attempt whose amount Razorpay refuses: its order is cancelled. Throws PAYMENT_REFUSED; PAYMENT_SETUP_FAILED if another
 * request has ended the order for another reason, or begun its payment.
 */
const refusePayment = async (
  services: Services,
  { orderId, amount }: IntentRequest,
  error: RazorpayError,
): Promise<never> => {
  services.log.error({ err: error, orderId, amount }, "Razorpay refuses the amount of a payment");
  if (orderId === null) return refuse("PAYMENT_REFUSED", { message: refusedPaymentMessage(amount) });
  const order = await cancelRefusedOrder(services, orderId, error.message);
  if (!order) return refuse("PAYMENT_SETUP_FAILED");
  return refuse("PAYMENT_REFUSED", { message: refusedPaymentMessage(amount, order) });
};

/** A refusal that is not about the amount is stored for the admin, who can mend its cause: the order stays payable. */
const failIntent = async (services: Services, request: IntentRequest, error: unknown): Promise<never> => {
  if (isAmountRefused(error)) return refusePayment(services, request, error);
  if (error instanceof RazorpayError && isRefused(error) && request.orderId !== null)
    await setPaymentRefusal(services.database.source.manager, request.orderId, error.message);
  return refuseSetup(services, error);
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
    .catch((error: unknown) => failIntent(services, request, error));
  return addIntent(services.database.source.manager, {
    gatewayOrderId: gatewayOrder.id,
    userId,
    orderId,
    amount,
    askAfterSeconds: services.settings.payments.reconcileAfterSeconds,
  });
};
