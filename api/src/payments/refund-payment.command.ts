import { inTransaction } from "../gateways/database.ts";
import { isUnreachable } from "../gateways/razorpay/razorpay-trouble.ts";
import type { Shop } from "../shop.ts";
import { closeRefund, owedRefund, type OwedRefund } from "./payment.store.ts";

/** Asks Razorpay to give the money back; null when it turns out that somebody has done so by hand. */
const ask = async (
  { razorpay }: Shop,
  { id, gatewayPaymentId, amount }: OwedRefund,
): Promise<string | null> => {
  try {
    const made = await razorpay.refund({ gatewayPaymentId, amount, idempotencyKey: id });
    if (made.status === "failed") throw new Error(`Razorpay could not pay the refund ${made.id}.`);
    return made.id;
  } catch (error) {
    if (isUnreachable(error)) throw error;
    const payment = await razorpay.payment(gatewayPaymentId);
    if (payment.refunded < payment.amount) throw error;
    return null;
  }
};

/** Makes a refund that is owed, once: however often this is tried, Razorpay is asked with the same key. */
export const refundPayment = async (shop: Shop, refundId: string): Promise<void> => {
  const owed = await owedRefund(shop.database.source.manager, refundId);
  if (!owed) return;
  const gatewayRefundId = await ask(shop, owed);
  await inTransaction(shop.database, (tx) => closeRefund(tx, owed, gatewayRefundId));
};
