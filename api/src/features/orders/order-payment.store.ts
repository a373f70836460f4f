import type { EntityManager } from "typeorm";
import { PaymentStatus } from "./order-payment.rules.ts";

/** The money of a locked order has come. */
export const markPaid = async (tx: EntityManager, orderId: string, transactionId: string): Promise<void> => {
  await tx.query(
    `update orders set payment_status = $2, payment_transaction_id = $3, updated_at = now() where id = $1`,
    [orderId, PaymentStatus.COMPLETED, transactionId],
  );
};

const setPaymentStatus = async (tx: EntityManager, orderId: string, status: PaymentStatus): Promise<void> => {
  await tx.query("update orders set payment_status = $2, updated_at = now() where id = $1", [
    orderId,
    status,
  ]);
};

/** The money of a locked order has not come in its time. */
export const markUnpaid = (tx: EntityManager, orderId: string): Promise<void> =>
  setPaymentStatus(tx, orderId, PaymentStatus.FAILED);

/** The money of a locked order goes back; its transaction id stays. */
export const markRefunded = (tx: EntityManager, orderId: string): Promise<void> =>
  setPaymentStatus(tx, orderId, PaymentStatus.REFUNDED);

/** Whether an order waits for an online payment whose time is over, by the database's clock. */
export const isOverdue = async (tx: EntityManager, orderId: string): Promise<boolean> => {
  const rows = await tx.query<unknown[]>(
    `select 1 from orders where id = $1 and order_status = 'pending' and payment_method = 'online'
       and payment_status <> 'completed' and payable_until <= now()`,
    [orderId],
  );
  return rows.length > 0;
};

/** Orders that still hold pieces for an online payment whose time is over; the oldest first. */
export const overdueOrders = async (tx: EntityManager, limit: number): Promise<string[]> => {
  const rows = await tx.query<{ id: string }[]>(
    `select id from orders where order_status = 'pending' and payment_method = 'online'
       and payment_status <> 'completed' and payable_until <= now() order by payable_until limit $1`,
    [limit],
  );
  return rows.map(({ id }) => id);
};
