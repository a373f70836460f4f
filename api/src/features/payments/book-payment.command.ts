import type { EntityManager } from "typeorm";
import { addJob } from "../../platform/jobs/jobs.ts";
import type { GatewayOrder, GatewayPayment } from "../../platform/razorpay/razorpay.ts";
import { updateOrderStatus } from "../orders/update-order-status.command.ts";
import { markPaid } from "../orders/order-payment.store.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { lockOrder, type LockedOrder } from "../orders/order-write.store.ts";
import type { Intent } from "./payment-intent.store.ts";
import { unsettledCredits } from "./credit.store.ts";
import { amountForOrder } from "./customer-fee.rules.ts";
import { makeRefundDue } from "./make-refund-due.command.ts";
import { refundReason, type RefundReason } from "./payment.rules.ts";
import { addPayment, ledgerOf } from "./payment.store.ts";
import { settleCredits } from "./settle-credit.command.ts";

/**
 * Marks an order as paid, and confirms it if it was pending. Confirming adds the shopper's mail; an order that an admin has moved
 * on before gets it as well, once. What was credited before is refunded: the payment was of the whole order.
 */
const markOrderPaid = async (tx: EntityManager, order: LockedOrder, transactionId: string): Promise<void> => {
  await markPaid(tx, order.id, transactionId);
  await settleCredits(tx, order, await unsettledCredits(tx, order.id));
  if (order.orderStatus === OrderStatus.PENDING)
    await updateOrderStatus(tx, order, { status: OrderStatus.CONFIRMED, userId: null });
  else await addJob(tx, "mail-order-confirmation", { orderId: order.id });
};

/**
 * Enters a captured payment into the ledger, once. It pays its order, waits for an order, or is refunded in full by a job
 * of the same transaction. The caller has locked the intent. `gatewayOrder` is its order at Razorpay, if that was asked for.
 * Returns why the payment is refunded; `null` if it is kept, or was entered before.
 */
export const bookPayment = async (
  tx: EntityManager,
  intent: Intent,
  payment: GatewayPayment,
  gatewayOrder: GatewayOrder | null,
): Promise<RefundReason | null> => {
  const ledger = await ledgerOf(tx, intent.id);
  if (ledger.some((row) => row.gatewayPaymentId === payment.id)) return null;
  const order = intent.orderId ? await lockOrder(tx, intent.orderId) : undefined;
  const paid = { ...payment, amount: amountForOrder(payment, intent.amount, gatewayOrder) };
  const reason = refundReason(paid, {
    amount: intent.amount,
    currency: intent.currency,
    order: order ?? null,
    isLost: intent.userId === null,
    hasPayment: ledger.some(({ status }) => status === "captured"),
  });
  const paymentId = await addPayment(tx, intent.id, payment, reason ? "refund_due" : "captured");
  if (reason) await makeRefundDue(tx, { paymentId, amount: payment.amount - payment.refunded, reason });
  else if (order) await markOrderPaid(tx, order, payment.id);
  return reason;
};
