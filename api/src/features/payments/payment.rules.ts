import { OrderStatus } from "../orders/order-status.rules.ts";
import { PaymentMethod, PaymentStatus } from "../orders/order-payment.rules.ts";
import type { Paise } from "../../platform/money.ts";
import { CreditReason } from "./credit.rules.ts";

/** Status of a payment in the ledger: kept, refund due, or refunded. */
export type LedgerStatus = "captured" | "refund_due" | "refunded";

/** Why a payment is refunded. */
export enum RefundReason {
  WRONG_AMOUNT = "wrong amount",
  PAID_TWICE = "paid twice",
  /** The payment came after the order had ended. */
  ORDER_OVER = "order is over",
  /** It was paid before placing, and no order was placed. */
  NO_ORDER = "no order came of it",
  ORDER_CANCELLED = "order was cancelled",
  ORDER_RETURNED = "order was returned",
  /** A restored backup was older than the order. */
  ORDER_LOST = "order was lost",
  PIECES_CANCELLED = "pieces were cancelled",
  PIECES_RETURNED = "pieces were returned",
  REFUNDED_BY_SHOP = "shop refunded a part of the order",
}

/** Razorpay refunds no amount below a rupee. */
export const leastRefund: Paise = 100;

/** The reason for the refund of a credit. */
export const refundReasonOfCredit: Record<CreditReason, RefundReason> = {
  [CreditReason.ORDER_CANCELLED]: RefundReason.ORDER_CANCELLED,
  [CreditReason.ORDER_RETURNED]: RefundReason.ORDER_RETURNED,
  [CreditReason.PIECES_CANCELLED]: RefundReason.PIECES_CANCELLED,
  [CreditReason.PIECES_RETURNED]: RefundReason.PIECES_RETURNED,
  [CreditReason.REFUNDED_BY_SHOP]: RefundReason.REFUNDED_BY_SHOP,
};

/** Key of the job that requests a refund: one pending job per refund. */
export const refundJobKey = (refundId: string): string => `refund ${refundId}`;

/**
 * The idempotency key of a refund at Razorpay. The same key never pays twice: `causeId` is also the same for a credit that is
 * made again after it was lost with a restored backup. After a failure Razorpay would only repeat the failure for that key, so
 * a new one is needed.
 */
export const refundIdempotencyKey = ({ causeId, failures }: { causeId: string; failures: number }): string =>
  failures === 0 ? causeId : `${causeId}-again-${failures}`;

/**
 * Whether a refund at Razorpay, which is in no row of the ledger, is the one that is due: it has its amount and was not made
 * before it was due. Razorpay's times have whole seconds.
 */
export const isSameRefund = (
  made: { amount: Paise; createdAt: Date },
  due: { amount: Paise; createdAt: Date },
): boolean => made.amount === due.amount && made.createdAt.getTime() > due.createdAt.getTime() - 1000;

/** Seconds before a failed refund is requested again: 0, then 1 hour, 2 hours, 3 hours ... */
export const refundRetryDelay = (failures: number): number => Math.max(0, failures - 1) * 60 * 60;

/** A captured payment; `id` is the id at Razorpay. */
export type CapturedMoney = {
  id: string;
  amount: Paise;
  currency: string;
  method: string;
  /** Address for the refund mail of a payment whose order and shopper are lost. */
  payerEmail?: string | null;
};

/**
 * Whether a payment belongs to the intent's order at Razorpay. Equal amounts are no proof: a list that holds the payment
 * of another order would confirm an unpaid order. See docs/architecture.md, online payments.
 */
export const isPaymentOf = (
  payment: { gatewayOrderId: string | null },
  intent: { gatewayOrderId: string },
): boolean => payment.gatewayOrderId === intent.gatewayOrderId;

/** The current statuses of the order of an intent. */
export type AwaitedOrder = { orderStatus: OrderStatus; paymentStatus: PaymentStatus };

/** An intent with what decides over a new payment. */
export type IntentState = {
  amount: Paise;
  currency: string;
  /** `null` before placing. */
  order: AwaitedOrder | null;
  /** Whether the order was lost with a restored backup. */
  isLost: boolean;
  /** Whether the intent already has a payment that is not refunded. */
  hasPayment: boolean;
};

const hasEnded = (order: AwaitedOrder): boolean =>
  order.orderStatus === OrderStatus.CANCELLED || order.orderStatus === OrderStatus.RETURNED;

/**
 * The reason for which a captured payment is refunded in full; `null` if the shop keeps it. In any order of events, each
 * captured payment ends as exactly one of the two.
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

/** What decides whether an order can be paid online; `paymentExpiresAt` is `null` if it is not paid online. */
export type PayableOrder = {
  orderStatus: OrderStatus;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  paymentExpiresAt: Date | null;
};

/** Whether an order can be paid online now: pending, unpaid, and before `paymentExpiresAt`. */
export const isPayable = (order: PayableOrder, now: Date): boolean =>
  order.orderStatus === OrderStatus.PENDING &&
  order.paymentMethod === PaymentMethod.ONLINE &&
  order.paymentStatus !== PaymentStatus.COMPLETED &&
  order.paymentExpiresAt !== null &&
  order.paymentExpiresAt > now;

/** How long Razorpay is asked about an intent: 3 days. See docs/architecture.md, online payments. */
export const askRazorpayForMs = 3 * 24 * 60 * 60 * 1000;

/**
 * When to ask Razorpay about an intent next: at twice its age since `since`, but at least `firstWaitSeconds` from now. `null`
 * when it is three days old.
 */
export const nextAskAt = (since: Date, now: Date, firstWaitSeconds: number): Date | null => {
  const age = now.getTime() - since.getTime();
  if (age >= askRazorpayForMs) return null;
  return new Date(now.getTime() + Math.max(age, firstWaitSeconds * 1000));
};
