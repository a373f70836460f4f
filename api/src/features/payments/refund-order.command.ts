import type { EntityManager } from "typeorm";
import { markRefunded } from "../orders/order-payment.store.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { makeRefundDue } from "./make-refund-due.command.ts";
import { RefundReason } from "./payment.rules.ts";
import { capturedPaymentOf, setLedgerStatus } from "./payment.store.ts";

/**
 * Makes the full refund of an order's captured payment due; does nothing if it has none. The caller has locked the order.
 * The ledger of an order changes only under that lock, so the payment is refunded once.
 */
export const refundOrder = async (tx: EntityManager, orderId: string, to: OrderStatus): Promise<void> => {
  const payment = await capturedPaymentOf(tx, orderId);
  if (!payment) return;
  await setLedgerStatus(tx, payment.id, "refund_due");
  await markRefunded(tx, orderId);
  const reason = to === OrderStatus.RETURNED ? RefundReason.ORDER_RETURNED : RefundReason.ORDER_CANCELLED;
  await makeRefundDue(tx, { paymentId: payment.id, amount: payment.amount, reason });
};
