import { inTransaction } from "../../platform/database/database.ts";
import type { ListedPayment } from "../../platform/razorpay/razorpay.ts";
import type { Services } from "../shop/services.ts";
import { addIntent, lockIntent } from "./payment-intent.store.ts";
import { makeRefundDue } from "./make-refund-due.command.ts";
import { RefundReason } from "./payment.rules.ts";
import { addPayment, ledgerRow } from "./payment.store.ts";
import { payerEmail } from "./reconciliation.rules.ts";

/**
 * Makes the full refund due of a captured payment whose order is lost, once. A new intent without order and shopper
 * replaces the lost one, so that ledger, refund and mail work as usual.
 */
export const refundLostPayment = (
  services: Services,
  payment: ListedPayment & { gatewayOrderId: string },
): Promise<void> =>
  inTransaction(services.database, async (tx) => {
    const { gatewayOrderId, amount } = payment;
    const newIntent = { gatewayOrderId, userId: null, orderId: null, amount, askAfterSeconds: null };
    const intent = await addIntent(tx, newIntent);
    await lockIntent(tx, intent.id);
    if (await ledgerRow(tx, payment.id)) return;
    const entry = { ...payment, payerEmail: payerEmail(payment.email) };
    const paymentId = await addPayment(tx, intent.id, entry, "refund_due");
    const remaining = amount - payment.refunded;
    await makeRefundDue(tx, { paymentId, amount: remaining, reason: RefundReason.ORDER_LOST });
  });
