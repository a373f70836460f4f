import { addJob } from "../../platform/jobs/jobs.ts";
import { isUnreachable } from "../../platform/razorpay/razorpay-error.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { asId } from "../../platform/ids.ts";
import { cleanText } from "../../platform/text.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { Shop } from "../shop/shop.ts";
import { confirmPayment } from "./confirm-payment.command.ts";
import { intentOf, orderToPay, type Intent } from "./intent.store.ts";
import { ledgerRow } from "./payment.store.ts";

/** What the browser brings back from Razorpay's checkout. */
export type BroughtProof = {
  /** The order, or the intent that was paid beforehand. */
  orderId: string;
  razorpayPaymentId: string;
  razorpayOrderId: string;
  razorpaySignature: string;
};

export type Verification = {
  verified: boolean;
  /** The order that it pays, if there is one yet. */
  orderId: string | null;
  transactionId: string | null;
};

const notVerified = () => refuse("PAYMENT_NOT_VERIFIED");

/** Her own intent of that id; another's is not there at all, and her own order without one cannot have been paid. */
const ownIntent = async (shop: Shop, userId: string, id: string): Promise<Intent> => {
  const { manager } = shop.database.source;
  const intent = await intentOf(manager, { userId, id });
  if (intent) return intent;
  return (await orderToPay(manager, { userId, orderId: id })) ? notVerified() : refuse("ORDER_NOT_FOUND");
};

/**
 * Takes the proof that her browser brings: a signature of Razorpay over this very order and payment. What was paid is
 * then asked of Razorpay. When it does not answer, or the bank is late, she is told "not yet", and a job asks on.
 */
export const verifyPayment = async (
  shop: Shop,
  viewer: Viewer,
  proof: BroughtProof,
): Promise<Verification> => {
  const id = asId(proof.orderId, "orderId");
  const gatewayPaymentId = cleanText(proof.razorpayPaymentId, "razorpayPaymentId", 60);
  const gatewayOrderId = cleanText(proof.razorpayOrderId, "razorpayOrderId", 60);
  const signature = cleanText(proof.razorpaySignature, "razorpaySignature", 200);
  await shop.throttles.count({ payByAccount: viewer.userId });
  const intent = await ownIntent(shop, viewer.userId, id);
  if (intent.gatewayOrderId !== gatewayOrderId) notVerified();
  if (!shop.razorpay.isPaymentSignature({ gatewayOrderId, gatewayPaymentId, signature })) notVerified();
  const { manager } = shop.database.source;
  try {
    await confirmPayment(shop, intent.id);
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    shop.log.warn({ err: error }, "a payment waits for Razorpay");
    await addJob(manager, "confirm-payment", { intentId: intent.id }, { key: `ask ${intent.id}` });
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
