import type { EntityManager } from "typeorm";
import { markRefunded } from "../orders/order-payment.store.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { makeRefundDue } from "./make-refund-due.command.ts";
import { RefundReason } from "./payment.rules.ts";
import { capturedPaymentOf, setLedgerStatus } from "./payment.store.ts";

/**
 * Gives back, in full, the money that paid an order which ends; nothing where none was paid online, or none is left.
 * The caller has locked the order: the books of an order change under that lock alone, so it is given back once.
 */
export const refundOrder = async (tx: EntityManager, orderId: string, to: OrderStatus): Promise<void> => {
  const payment = await capturedPaymentOf(tx, orderId);
  if (!payment) return;
  await setLedgerStatus(tx, payment.id, "refund_due");
  await markRefunded(tx, orderId);
  const reason = to === OrderStatus.RETURNED ? RefundReason.ORDER_RETURNED : RefundReason.ORDER_CANCELLED;
  await makeRefundDue(tx, { paymentId: payment.id, amount: payment.amount, reason });
};
