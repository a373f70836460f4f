import { OrderStatus } from "../orders/order-status.rules.ts";
import { PaymentMethod, PaymentStatus } from "../orders/order-payment.rules.ts";
import type { Paise } from "../../platform/money.ts";

/** Where captured money stands: it is the shop's, it has to be given back, or it has been. */
export type LedgerStatus = "captured" | "refund_due" | "refunded";

/** Why money is given back. */
export enum RefundReason {
  WRONG_AMOUNT = "wrong amount",
  PAID_TWICE = "paid twice",
  /** It came when the order had ended. */
  ORDER_OVER = "order is over",
  /** It was paid beforehand. */
  NO_ORDER = "no order came of it",
  ORDER_CANCELLED = "order was cancelled",
  ORDER_RETURNED = "order was returned",
  /** A restored backup was older than the order. */
  ORDER_LOST = "order was lost",
}

/** The job of a refund that waits, whoever has made it. */
export const refundJobKey = (refundId: string): string => `refund ${refundId}`;

/**
 * What Razorpay is asked with for a refund: the same key never pays twice, and one that failed would only be told of
 * again under its own.
 */
export const refundIdempotencyKey = ({ id, failures }: { id: string; failures: number }): string =>
  failures === 0 ? id : `${id}-again-${failures}`;

/** Seconds before a refund that has failed so often is asked for again: at once, then an hour, two, three ... */
export const refundRetryDelay = (failures: number): number => Math.max(0, failures - 1) * 60 * 60;

/** Seconds after which a refund that Razorpay took on is looked after, should its news be lost. */
export const refundCheckDelay = 24 * 60 * 60;

/** The job that looks whether Razorpay could pay a refund. */
export const refundCheckJobKey = (refundId: string): string => `check ${refundId}`;

/** A payment that Razorpay has captured, by its id there. */
export type CapturedMoney = {
  id: string;
  amount: Paise;
  currency: string;
  method: string;
  /** Where to write to, for a payment whose order and shopper are lost. */
  payerEmail?: string | null;
};

/**
 * Whether a payment was made for this order at Razorpay. Equal amounts prove nothing: one list that names the payment
 * of another order would confirm an unpaid order. Design, section 5.3.
 */
export const isPaymentOf = (
  payment: { gatewayOrderId: string | null },
  intent: { gatewayOrderId: string },
): boolean => payment.gatewayOrderId === intent.gatewayOrderId;

/** What an intent waits for: the order it pays, if any, as it stands at this moment. */
export type AwaitedOrder = { orderStatus: OrderStatus; paymentStatus: PaymentStatus };

export type IntentState = {
  amount: Paise;
  currency: string;
  /** Null while no order has consumed the intent. */
  order: AwaitedOrder | null;
  /** Whether the order was lost with a restored backup. */
  isLost: boolean;
  /** Whether the intent already has money that is not given back. */
  hasPayment: boolean;
};

const hasEnded = (order: AwaitedOrder): boolean =>
  order.orderStatus === OrderStatus.CANCELLED || order.orderStatus === OrderStatus.RETURNED;

/**
 * What becomes of money that Razorpay has captured: nothing (it is kept), or a full refund with its reason. Whatever
 * the order of events, each captured payment ends as exactly one of the two.
 */
export const refundReason = (
  payment: { amount: Paise; currency: string },
  intent: IntentState,
): RefundReason | null => {
  if (intent.isLost) return RefundReason.ORDER_LOST;
  if (payment.amount !== intent.amount || payment.currency !== intent.currency)
    return RefundReason.WRONG_AMOUNT;
  if (intent.hasPayment || intent.order?.paymentStatus === PaymentStatus.COMPLETED)
    return RefundReason.PAID_TWICE;
  return intent.order && hasEnded(intent.order) ? RefundReason.ORDER_OVER : null;
};

export type PayableOrder = {
  orderStatus: OrderStatus;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  payableUntil: Date | null;
};

/** Whether an order can be paid online now: placed so, unpaid, and still holding its pieces. */
export const isPayable = (order: PayableOrder, now: Date): boolean =>
  order.orderStatus === OrderStatus.PENDING &&
  order.paymentMethod === PaymentMethod.ONLINE &&
  order.paymentStatus !== PaymentStatus.COMPLETED &&
  order.payableUntil !== null &&
  order.payableUntil > now;

/** Milliseconds for which Razorpay is asked about an intent: 3 days. Design, section 5. */
export const askRazorpayForMs = 3 * 24 * 60 * 60 * 1000;

/**
 * When to ask Razorpay about an intent again: after the first wait, then each time at twice its age, until it is
 * three days old. Null: never again.
 */
export const nextAskAt = (createdAt: Date, now: Date, firstWaitSeconds: number): Date | null => {
  const age = now.getTime() - createdAt.getTime();
  if (age >= askRazorpayForMs) return null;
  return new Date(now.getTime() + Math.max(age, firstWaitSeconds * 1000));
};
