import type { EntityManager } from "typeorm";
import { recordEvent } from "../../platform/events/record-event.ts";
import { Order } from "./order.entity.ts";
import { PaymentStatus } from "./order-payment.rules.ts";

/** Marks a locked order as paid. */
export const markPaid = async (tx: EntityManager, orderId: string, transactionId: string): Promise<void> => {
  const paymentDetails = { paymentStatus: PaymentStatus.COMPLETED, transactionId };
  await tx.update(Order, { id: orderId }, { paymentDetails });
  recordEvent(tx, "order.paid", [orderId]);
};

const setPaymentStatus = async (
  tx: EntityManager,
  orderId: string,
  paymentStatus: PaymentStatus,
): Promise<void> => {
  await tx.update(Order, { id: orderId }, { paymentDetails: { paymentStatus } });
};

/** Marks a locked order as not paid in time. */
export const markUnpaid = (tx: EntityManager, orderId: string): Promise<void> =>
  setPaymentStatus(tx, orderId, PaymentStatus.FAILED);

/** Marks a locked cash order as paid. */
export const markCollected = async (tx: EntityManager, orderId: string): Promise<void> => {
  await setPaymentStatus(tx, orderId, PaymentStatus.COMPLETED);
  recordEvent(tx, "order.paid", [orderId]);
};

/** Marks a locked order as refunded. Its transaction id stays. */
export const markRefunded = (tx: EntityManager, orderId: string): Promise<void> =>
  setPaymentStatus(tx, orderId, PaymentStatus.REFUNDED);

/** SQL condition: an order is unpaid past its `paymentExpiresAt`. */
export const isUnpaidPastTime = `order_status = 'pending' and payment_method = 'online'
  and payment_status <> 'completed' and payable_until <= now()`;

/** Whether an order is unpaid past its `paymentExpiresAt`, by the clock of the database. */
export const isOverdue = async (tx: EntityManager, orderId: string): Promise<boolean> => {
  const rows = await tx.query<unknown[]>(`select 1 from orders where id = $1 and ${isUnpaidPastTime}`, [
    orderId,
  ]);
  return rows.length > 0;
};
