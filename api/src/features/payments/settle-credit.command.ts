import type { EntityManager } from "typeorm";
import { cashBack } from "../orders/cash-rounding.rules.ts";
import { markRefunded } from "../orders/order-payment.store.ts";
import { PaymentMethod, PaymentStatus } from "../orders/order-payment.rules.ts";
import type { LockedOrder } from "../orders/order-write.store.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import { addRounding, receivedCashOf } from "./cash-collection.store.ts";
import { isFullyCredited, type CreditRow } from "./credit.store.ts";
import { makeRefundDue } from "./make-refund-due.command.ts";
import { leastRefund, refundReasonOfCredit } from "./payment.rules.ts";
import { capturedPaymentOf, setLedgerStatus } from "./payment.store.ts";
import { addPayout } from "./payout-write.store.ts";
import { hasDueRefund } from "./refund-write.store.ts";

/** Pays a credit by hand; out of the cash of its order never more than was received. What is missing of it is rounding. */
const payOut = async (tx: EntityManager, { id: creditId, orderId, amount }: CreditRow): Promise<void> => {
  const cash = await receivedCashOf(tx, orderId);
  const { payout, rounding } = cash ? cashBack(amount, cash) : { payout: amount, rounding: 0 };
  await addRounding(tx, { orderId, creditId, amount: rounding });
  if (payout === 0) return;
  const payoutId = await addPayout(tx, { creditId, amount: payout });
  await addJob(tx, "mail-payout", { payoutId, step: "asked" });
};

/** What becomes of the payments of an order of which every piece is credited. */
const endPayment = async (tx: EntityManager, order: LockedOrder, paymentId?: string): Promise<void> => {
  if (!(await isFullyCredited(tx, order.id))) return;
  if (paymentId)
    await setLedgerStatus(tx, paymentId, (await hasDueRefund(tx, paymentId)) ? "refund_due" : "refunded");
  await markRefunded(tx, order.id);
};

/**
 * Pays credits of a locked order back: by a refund of its online payment, or by a payout of its collected cash. What Razorpay
 * cannot refund, since it is below a rupee, is a payout too. Does nothing for an order that is not paid. The last credit makes the
 * order `refunded`.
 */
export const settleCredits = async (
  tx: EntityManager,
  order: LockedOrder,
  credits: readonly CreditRow[],
): Promise<void> => {
  const due = credits.filter(({ amount }) => amount > 0);
  if (order.paymentMethod === PaymentMethod.ONLINE) {
    const payment = await capturedPaymentOf(tx, order.id);
    if (!payment) return;
    for (const credit of due) {
      const { id: creditId, amount, reason } = credit;
      if (amount < leastRefund) await payOut(tx, credit);
      else
        await makeRefundDue(tx, {
          paymentId: payment.id,
          amount,
          reason: refundReasonOfCredit[reason],
          creditId,
        });
    }
    return endPayment(tx, order, payment.id);
  }
  if (order.paymentStatus !== PaymentStatus.COMPLETED) return;
  for (const credit of due) await payOut(tx, credit);
  return endPayment(tx, order);
};
