import { inTransaction } from "../gateways/database.ts";
import { isUnreachable } from "../gateways/razorpay/razorpay-trouble.ts";
import type { RefundAsked } from "../gateways/razorpay/refund-call.ts";
import type { Shop } from "../shop.ts";
import { closeRefund, owedRefund, type OwedRefund } from "./payment.store.ts";

const ask = async ({ razorpay }: Shop, refund: RefundAsked): Promise<string> => {
  const made = await razorpay.refund(refund);
  if (made.status === "failed") throw new Error(`Razorpay could not pay the refund ${made.id}.`);
  return made.id;
};

/** Gives back what is left, where somebody has given back by hand; null when that was all. */
const askForRest = async (shop: Shop, owed: OwedRefund, refusal: unknown): Promise<string | null> => {
  const { amount, refunded } = await shop.razorpay.payment(owed.gatewayPaymentId);
  const rest = amount - refunded;
  if (rest >= owed.amount) throw refusal;
  if (rest === 0) return null;
  return ask(shop, {
    gatewayPaymentId: owed.gatewayPaymentId,
    amount: rest,
    idempotencyKey: `${owed.id}-${rest}`,
  });
};

const giveBack = async (shop: Shop, owed: OwedRefund): Promise<string | null> => {
  const { id, gatewayPaymentId, amount } = owed;
  try {
    return await ask(shop, { gatewayPaymentId, amount, idempotencyKey: id });
  } catch (error) {
    if (isUnreachable(error)) throw error;
    return askForRest(shop, owed, error);
  }
};

/**
 * Makes a refund that is owed, once: however often this is tried, Razorpay is asked with the same key, and afterwards
 * nothing of the payment is left with the shop.
 */
export const refundPayment = async (shop: Shop, refundId: string): Promise<void> => {
  const owed = await owedRefund(shop.database.source.manager, refundId);
  if (!owed) return;
  const gatewayRefundId = await giveBack(shop, owed);
  await inTransaction(shop.database, (tx) => closeRefund(tx, owed, gatewayRefundId));
};
