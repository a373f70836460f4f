import { isUnreachable } from "../../platform/razorpay/razorpay-error.ts";
import { refuse } from "./payments.refusals.ts";
import { asId } from "../../platform/ids.ts";
import { cleanText } from "../../platform/text.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { Services } from "../shop/services.ts";
import { confirmPayment } from "./confirm-payment.command.ts";
import { intentOfShopper, orderToPay, type Intent } from "./payment-intent.store.ts";
import { ledgerRow } from "./payment.store.ts";
import { scheduleConfirmation } from "./schedule-confirmation.command.ts";

/** What Razorpay's checkout returns to the browser. */
export type CheckoutResponse = {
  /** The id of the order, or of the intent that was paid before placing. */
  orderId: string;
  razorpayPaymentId: string;
  razorpayOrderId: string;
  razorpaySignature: string;
};

export type Verification = {
  verified: boolean;
  /** The order that it pays; `null` before placing. */
  orderId: string | null;
  transactionId: string | null;
};

const notVerified = () => refuse("PAYMENT_NOT_VERIFIED");

/** The shopper's own intent. Throws ORDER_NOT_FOUND, or PAYMENT_NOT_VERIFIED for an own order without an intent. */
const ownIntent = async (services: Services, userId: string, id: string): Promise<Intent> => {
  const { manager } = services.database.source;
  const intent = await intentOfShopper(manager, { userId, id });
  if (intent) return intent;
  return (await orderToPay(manager, { userId, orderId: id })) ? notVerified() : refuse("ORDER_NOT_FOUND");
};

/**
 * Verifies the proof of a payment: Razorpay's signature over order and payment. Then asks Razorpay what was paid.
 * `verified` is `false` if Razorpay does not answer, or if the bank is late; a job then asks again.
 * Throws PAYMENT_NOT_VERIFIED, ORDER_NOT_FOUND, PAYMENT_RETURNED.
 */
export const verifyPayment = async (
  services: Services,
  viewer: Pick<Viewer, "userId">,
  proof: CheckoutResponse,
): Promise<Verification> => {
  const id = asId(proof.orderId, "orderId");
  const gatewayPaymentId = cleanText(proof.razorpayPaymentId, "razorpayPaymentId", 60);
  const gatewayOrderId = cleanText(proof.razorpayOrderId, "razorpayOrderId", 60);
  const signature = cleanText(proof.razorpaySignature, "razorpaySignature", 200);
  await services.throttles.count({ payByAccount: viewer.userId });
  const intent = await ownIntent(services, viewer.userId, id);
  if (intent.gatewayOrderId !== gatewayOrderId) notVerified();
  if (!services.razorpay.isPaymentSignature({ gatewayOrderId, gatewayPaymentId, signature })) notVerified();
  const { manager } = services.database.source;
  try {
    await confirmPayment(services, intent.id);
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    services.log.warn({ err: error }, "a payment waits for Razorpay");
    await scheduleConfirmation(manager, intent.id);
  }
  const row = await ledgerRow(manager, gatewayPaymentId);
  if (row && row.intentId !== intent.id) notVerified();
  if (row && row.status !== "captured") refuse("PAYMENT_RETURNED");
  return {
    verified: row !== null,
    orderId: intent.orderId,
    transactionId: row ? gatewayPaymentId : null,
  };
};
