import { errorCode, errorMessage, isServerFailure } from "../../graphql/error-message.ts";
import { isAnswerLost, LOST_ANSWER, NO_ANSWER } from "../../graphql/lost-answer.ts";
import type { CompletePayment_OrderFragment } from "../../graphql/generated.ts";

/** Messages about a payment. The first three are from the specification, section 8. */
const paymentMessages = {
  gatewayNotLoaded: "Failed to load payment gateway.",
  setupFailed: "Payment setup failed.",
  verificationFailed: "Payment verification failed.",
  timeExpired: "The time to pay has run out.",
  notPaidInTime: "This order was cancelled because it was not paid in time.",
  cancelled: "This order was cancelled.",
  refused: "This order was cancelled because its payment was not accepted. You were not charged.",
  refunded: "Your payment will be refunded in full.",
  received: "Payment received. Your order is confirmed.",
  /** An admin has confirmed the order without its payment, or it is returned. */
  notAwaited: "There is nothing to pay for this order.",
  dismissed: "You have not paid yet. We are holding your pieces for now.",
  notReceived: "We have not received your payment yet.",
  /** For a payment that is not verified yet, so that the shopper does not pay twice. */
  willConfirm:
    "If money has left your account, your order will be confirmed as soon as the payment reaches us.",
} as const;

type OnlineOrder = Pick<
  CompletePayment_OrderFragment,
  "orderStatus" | "paymentExpiresAt" | "paymentDetails"
> & {
  /** Absent for the holder of a payment link. */
  statusHistory?: CompletePayment_OrderFragment["statusHistory"];
};

/** Whether a payment of this online order can still arrive. */
export const isPaymentPending = ({ orderStatus, paymentDetails }: OnlineOrder) =>
  paymentDetails.method === "ONLINE" &&
  orderStatus === "PENDING" &&
  paymentDetails.paymentStatus !== "COMPLETED";

/** The time left to pay, rounded down to minutes, or to hours from two hours on. `now` is in milliseconds. */
export const timeLeftText = (paymentExpiresAt: string, now: number) => {
  const minutes = Math.floor((new Date(paymentExpiresAt).getTime() - now) / 60_000);
  if (minutes < 1) return "less than a minute";
  if (minutes >= 120) return `${Math.floor(minutes / 60)} hours`;
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
};

/** Whether the outcome of a payment is unknown after an error. */
export const isOutcomeUnknown = (error: unknown) => isServerFailure(errorCode(error));

/** A notice about a payment, with an optional second sentence. */
export type PaymentNotice = { tone: "error" | "info" | "success"; text: string; detail?: string };

/** The payment could not be started. Uses the server's message for a refusal. */
export const setupFailedNotice = (error: unknown): PaymentNotice => ({
  tone: "error",
  text: errorMessage(error, { fallback: paymentMessages.setupFailed, network: paymentMessages.setupFailed }),
  ...(isAnswerLost(error) && { detail: LOST_ANSWER }),
});

/** The script of Razorpay Checkout could not be loaded. */
export const gatewayNotLoadedNotice = (): PaymentNotice => ({
  tone: "error",
  text: paymentMessages.gatewayNotLoaded,
});

/**
 * The payment window was closed without a payment that it reported. `reason` is the error of a failed attempt. Without
 * one a payment can still arrive.
 */
export const dismissedNotice = (reason: string | undefined): PaymentNotice =>
  reason
    ? { tone: "error", text: reason, detail: paymentMessages.dismissed }
    : { tone: "info", text: paymentMessages.dismissed, detail: paymentMessages.willConfirm };

/** The payment is not verified yet: the shop hears of it from Razorpay as well. */
export const notReceivedNotice = (): PaymentNotice => ({
  tone: "info",
  text: paymentMessages.notReceived,
  detail: paymentMessages.willConfirm,
});

/** The payment proof was refused, or could not be checked. Without an answer it may be accepted. */
export const verificationFailedNotice = (error: unknown): PaymentNotice => ({
  tone: "error",
  text: errorMessage(error, {
    fallback: paymentMessages.verificationFailed,
    network: paymentMessages.verificationFailed,
  }),
  ...(isOutcomeUnknown(error) && {
    detail: (isAnswerLost(error) ? `${NO_ANSWER} ` : "") + paymentMessages.willConfirm,
  }),
});

/** Why an order is cancelled: by the shop for its payment, or by a person. Without a history this is not known. */
const cancellationText = ({ statusHistory }: OnlineOrder): string => {
  const step = statusHistory?.findLast(({ toStatus }) => toStatus === "CANCELLED");
  if (step?.isPaymentRefused) return paymentMessages.refused;
  return step?.changedBy === "SHOP" ? paymentMessages.notPaidInTime : paymentMessages.cancelled;
};

/** The text of an order that has ended or is paid, by its payment first: a status alone does not prove a payment. */
const outcomeText = (order: OnlineOrder): string => {
  const { paymentStatus } = order.paymentDetails;
  if (paymentStatus === "REFUNDED") return paymentMessages.refunded;
  if (order.orderStatus === "CANCELLED") return cancellationText(order);
  if (isPaymentPending(order)) return paymentMessages.timeExpired;
  const isReceived = paymentStatus === "COMPLETED" && order.orderStatus !== "RETURNED";
  return isReceived ? paymentMessages.received : paymentMessages.notAwaited;
};

/** The outcome of an online order; `null` while it can be paid. */
const outcomeNotice = (order: OnlineOrder): PaymentNotice | null => {
  if (order.paymentExpiresAt !== null) return null;
  const text = outcomeText(order);
  return { tone: text === paymentMessages.received ? "success" : "info", text };
};

/**
 * The notice of an online order. While it can be paid: the last error, or `null`. Afterwards: the outcome, preceded by
 * the last error if the order was not paid.
 */
export const paymentNotice = (order: OnlineOrder, lastNotice: PaymentNotice | null): PaymentNotice | null => {
  const outcome = outcomeNotice(order);
  if (!outcome) return lastNotice;
  return outcome.tone !== "success" && lastNotice?.tone === "error"
    ? { ...lastNotice, detail: outcome.text }
    : outcome;
};
