import { inTransaction } from "../../platform/database/database.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import { isRefused } from "../../platform/razorpay/razorpay-error.ts";
import type { RefundRequest } from "../../platform/razorpay/razorpay.ts";
import type { Shop } from "../shop/shop.ts";
import { checkJobKey, refundCheckAfter, refundKey } from "./payment.rules.ts";
import { closeRefund, countFailure, owedRefund, type OwedRefund } from "./refund-write.store.ts";

type Made = { id: string; status: string };

const ask = async (
  shop: Shop,
  owed: OwedRefund,
  asked: Omit<RefundRequest, "gatewayPaymentId">,
): Promise<Made> => {
  const made = await shop.razorpay.refund({ gatewayPaymentId: owed.gatewayPaymentId, ...asked });
  if (made.status !== "failed") return made;
  await countFailure(shop.database.source.manager, owed);
  throw new Error(`Razorpay could not pay the refund ${made.id}.`);
};

/** Gives back what is left, where somebody has given back by hand; null when that was all. */
const askForRest = async (shop: Shop, owed: OwedRefund, refusal: unknown): Promise<Made | null> => {
  const { amount, refunded } = await shop.razorpay.payment(owed.gatewayPaymentId);
  const rest = amount - refunded;
  if (rest >= owed.amount) throw refusal;
  if (rest === 0) return null;
  return ask(shop, owed, { amount: rest, idempotencyKey: `${refundKey(owed)}-${rest}` });
};

const giveBack = async (shop: Shop, owed: OwedRefund): Promise<Made | null> => {
  try {
    return await ask(shop, owed, { amount: owed.amount, idempotencyKey: refundKey(owed) });
  } catch (error) {
    if (!isRefused(error)) throw error;
    return askForRest(shop, owed, error);
  }
};

/**
 * Makes a refund that is owed, once: however often this is tried, Razorpay is asked with the same key until it says
 * that the refund failed, and afterwards nothing of the payment is left with the shop.
 */
export const refundPayment = async (shop: Shop, refundId: string): Promise<void> => {
  const owed = await owedRefund(shop.database.source.manager, refundId);
  if (!owed) return;
  const made = await giveBack(shop, owed);
  await inTransaction(shop.database, async (tx) => {
    await closeRefund(tx, owed, made?.id ?? null);
    if (made && made.status !== "processed")
      await addJob(tx, "check-refund", { refundId }, { key: checkJobKey(refundId), after: refundCheckAfter });
  });
};
