import { OrderStatus } from "../../src/features/orders/order-status.rules.ts";
import { RefundReason } from "../../src/features/payments/payment.rules.ts";
import type { CopyTarget } from "./copy-tables.ts";
import { copyLine } from "./copy-text.ts";
import type { SeedOrder } from "./many-orders.ts";
import { lastStep } from "./order-life.ts";

/** Ids of a payment and its refund, in our tables and at Razorpay. */
export type PaymentIds = { intent: string; payment: string; refund: string; gateway: string };

/** An order with what the database gives: its number, and the account of the admin. */
export type NumberedOrder = SeedOrder & {
  orderNumber: string;
  adminId: string | null;
  paymentIds: PaymentIds;
};

const paymentKinds = ["upi", "upi", "card", "netbanking"];

const ofPaid =
  (toLine: (order: NumberedOrder, paidAt: Date) => string) =>
  (order: NumberedOrder): string =>
    order.life.paidAt ? toLine(order, order.life.paidAt) : "";

/** The tables of an online payment. Razorpay does not know it and is never asked about it. */
export const paymentTargets: CopyTarget<NumberedOrder>[] = [
  {
    into: "payment_intents (id, gateway_order_id, user_id, order_id, amount, created_at)",
    toLines: ofPaid(({ id, shopper, totals, createdAt, paymentIds }) =>
      copyLine([paymentIds.intent, `order_${paymentIds.gateway}`, shopper.id, id, totals.total, createdAt]),
    ),
  },
  {
    into: "payments (id, intent_id, gateway_payment_id, amount, currency, method, status, captured_at)",
    toLines: ofPaid(({ life, totals, paymentIds }, paidAt) => {
      const kind = paymentKinds[totals.total % paymentKinds.length] ?? "upi";
      const status = life.refundedAt ? "refunded" : "captured";
      const { payment, intent, gateway } = paymentIds;
      return copyLine([payment, intent, `pay_${gateway}`, totals.total, "INR", kind, status, paidAt]);
    }),
  },
  {
    into: "refunds (id, payment_id, amount, reason, gateway_refund_id, refunded_at, created_at)",
    toLines: (order) => {
      const { life, totals, paymentIds } = order;
      if (!life.refundedAt) return "";
      const isReturned = lastStep(life).status === OrderStatus.RETURNED;
      const reason = isReturned ? RefundReason.ORDER_RETURNED : RefundReason.ORDER_CANCELLED;
      const { refund, payment, gateway } = paymentIds;
      const { refundedAt } = life;
      return copyLine([refund, payment, totals.total, reason, `rfnd_${gateway}`, refundedAt, refundedAt]);
    },
  },
];
