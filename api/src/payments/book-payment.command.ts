import type { EntityManager } from "typeorm";
import { addJob } from "../gateways/jobs.ts";
import type { GatewayPayment } from "../gateways/razorpay/razorpay.ts";
import { markPaid } from "../orders/order-payment.store.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { lockOrder, moveOrder, type LockedOrder } from "../orders/order-write.store.ts";
import type { Intent } from "./intent.store.ts";
import { refundReason } from "./payment.rules.ts";
import { addPayment, addRefund, ledgerOf } from "./payment.store.ts";

/** An order whose money has come: paid, and confirmed if it waited for that. Her mail comes with it. */
const settle = async (tx: EntityManager, order: LockedOrder, transactionId: string): Promise<void> => {
  await markPaid(tx, order.id, transactionId);
  if (order.orderStatus !== OrderStatus.PENDING) return;
  await moveOrder(tx, order, { status: OrderStatus.CONFIRMED, holdsStock: order.holdsStock, userId: null });
  await addJob(tx, "mail-order-confirmation", { orderId: order.id });
};

/**
 * Enters a captured payment into the ledger, once: it pays its order, waits for one, or is given back in full by a
 * job of this same transaction. The intent is locked by the caller.
 */
export const bookPayment = async (
  tx: EntityManager,
  intent: Intent,
  payment: GatewayPayment,
): Promise<void> => {
  const known = await ledgerOf(tx, intent.id);
  if (known.some((row) => row.gatewayPaymentId === payment.id)) return;
  const order = intent.orderId ? await lockOrder(tx, intent.orderId) : undefined;
  const reason = refundReason(payment, {
    amount: intent.amount,
    currency: intent.currency,
    order: order ?? null,
    hasPayment: known.some(({ status }) => status === "captured"),
  });
  const paymentId = await addPayment(tx, intent.id, payment, reason ? "refund_due" : "captured");
  if (reason) {
    const refundId = await addRefund(tx, { paymentId, amount: payment.amount - payment.refunded, reason });
    await addJob(tx, "refund-payment", { refundId });
  } else if (order) await settle(tx, order, payment.id);
};
