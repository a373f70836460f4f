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

/** Stores why Razorpay refused to begin the payment of an order that can still be paid. The last reason stands. */
export const setPaymentRefusal = async (
  tx: EntityManager,
  orderId: string,
  refusal: string,
): Promise<void> => {
  await tx.query("update orders set payment_refusal = $2, payment_refused_at = now() where id = $1", [
    orderId,
    refusal,
  ]);
};

/** Whether an order is cancelled since Razorpay refused the amount of its payment. */
export const isCancelledAsRefused = async (tx: EntityManager, orderId: string): Promise<boolean> => {
  const [last] = await tx.query<{ isRefused: boolean }[]>(
    `select payment_refusal is not null as "isRefused" from order_status_changes
     where order_id = $1 order by id desc limit 1`,
    [orderId],
  );
  return last?.isRefused ?? false;
};
