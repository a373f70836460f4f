import { OrderEventKind, type OrderEventSource } from "../orders/order-event.rules.ts";
import { primaryRows } from "../../platform/database/database.ts";
import { formatRupees, type Paise } from "../../platform/money.ts";

const inOrders = "payment_intents i join payments p on p.intent_id = i.id";

/** An event for each captured payment of an order. */
export const paymentEvents: OrderEventSource = async (database, orderIds) => {
  const rows = await primaryRows<{
    id: string;
    orderId: string;
    happenedAt: Date;
    amount: Paise;
    method: string;
    transactionId: string;
  }>(
    database,
    "payment-events-of-orders",
    `select p.id, i.order_id as "orderId", p.captured_at as "happenedAt", p.amount::bigint as amount, p.method,
       p.gateway_payment_id as "transactionId"
     from ${inOrders} where i.order_id = any($1::uuid[])`,
    [orderIds],
  );
  return rows.map(({ amount, method, transactionId, ...row }) => ({
    ...row,
    kind: OrderEventKind.PAYMENT,
    title: `Paid ${formatRupees(amount)}`,
    detail: `${method}, ${transactionId}`,
    by: null,
  }));
};

/** The last refusal of Razorpay to begin the payment of an order that it did not end. */
export const setupEvents: OrderEventSource = async (database, orderIds) => {
  const rows = await primaryRows<{ orderId: string; happenedAt: Date; detail: string }>(
    database,
    "setup-events-of-orders",
    `select id as "orderId", payment_refused_at as "happenedAt", payment_refusal as detail
     from orders where id = any($1::uuid[]) and payment_refusal is not null`,
    [orderIds],
  );
  return rows.map((row) => ({
    ...row,
    id: `${row.orderId}-setup`,
    kind: OrderEventKind.PAYMENT,
    title: "Payment could not begin",
    by: null,
  }));
};

/** A refund that is due, and the same once Razorpay has accepted it. */
export const refundEvents: OrderEventSource = async (database, orderIds) => {
  const rows = await primaryRows<{
    id: string;
    orderId: string;
    createdAt: Date;
    refundedAt: Date | null;
    amount: Paise;
    reason: string;
    refusal: string | null;
  }>(
    database,
    "refund-events-of-orders",
    `select r.id, i.order_id as "orderId", r.created_at as "createdAt", r.refunded_at as "refundedAt",
       r.amount, r.reason, r.refusal
     from ${inOrders} join refunds r on r.payment_id = p.id where i.order_id = any($1::uuid[])`,
    [orderIds],
  );
  return rows.flatMap(({ id, orderId, createdAt, refundedAt, amount, reason, refusal }) => {
    const rupees = formatRupees(amount);
    const event = { orderId, kind: OrderEventKind.REFUND, by: null };
    const due = {
      ...event,
      id: `${id}-due`,
      happenedAt: createdAt,
      title: `Refund of ${rupees} due`,
      detail: refusal === null ? reason : `${reason}; it was refused: ${refusal}`,
    };
    const accepted = { ...event, id, title: `Refund of ${rupees} accepted by Razorpay`, detail: null };
    return refundedAt ? [due, { ...accepted, happenedAt: refundedAt }] : [due];
  });
};
