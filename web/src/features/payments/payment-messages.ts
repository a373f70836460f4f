import { errorCode, errorMessage } from "../../graphql/error-message.ts";
import type { CompletePayment_OrderFragment } from "../../graphql/generated.ts";

/** What she reads about a payment; the first three are the specification's, section 8. */
export const paymentMessages = {
  gatewayNotLoaded: "Failed to load payment gateway.",
  setupFailed: "Payment setup failed.",
  verificationFailed: "Payment verification failed.",
  timeExpired: "The time to pay has run out.",
  cancelled: "This order was not paid in time. Its pieces are back in the shop.",
  received: "Payment received. Your order is confirmed.",
  dismissed: "You have not paid yet. For now, your pieces are kept for you.",
  notReceived: "We have not heard of your payment yet.",
  /** Beside a payment that is not proved: she must not pay twice out of fear. */
  willConfirm: "If money has left your account, your order is confirmed as soon as we hear of it.",
} as const;

type OnlineOrder = Pick<CompletePayment_OrderFragment, "orderStatus" | "payableUntil" | "paymentDetails">;

/** Whether the money of an online order may still come: it is looked at until that is settled. */
export const isPaymentPending = ({ orderStatus, paymentDetails }: OnlineOrder) =>
  paymentDetails.method === "ONLINE" &&
  orderStatus === "PENDING" &&
  paymentDetails.paymentStatus !== "COMPLETED";

/** How long she has, in words: what is left is rounded down, so that no minute is promised that is not there. */
export const timeLeftText = (payableUntil: string, now: number) => {
  const minutes = Math.floor((new Date(payableUntil).getTime() - now) / 60_000);
  if (minutes < 1) return "less than a minute";
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
};

/** No answer came, or the server broke or is not ready: whether the payment counts is not known yet. */
export const isOutcomeUnknown = (error: unknown) => {
  const code = errorCode(error);
  return code === undefined || code === "INTERNAL" || code === "NOT_READY";
};

/** What she reads where a payment did not go through: a sentence, and a second one below it. */
export type PaymentNotice = { tone: "error" | "info" | "success"; text: string; detail?: string };

/** The window could not be prepared; the shop's own sentence where it has one. */
export const setupFailedNotice = (error: unknown): PaymentNotice => ({
  tone: "error",
  text: errorMessage(error, { fallback: paymentMessages.setupFailed, network: paymentMessages.setupFailed }),
});

/** The payment provider's script did not come. */
export const gatewayNotLoadedNotice = (): PaymentNotice => ({
  tone: "error",
  text: paymentMessages.gatewayNotLoaded,
});

/** She left the window without paying; with the reason when a payment was tried and failed. */
export const dismissedNotice = (reason: string | undefined): PaymentNotice =>
  reason
    ? { tone: "error", text: reason, detail: paymentMessages.dismissed }
    : { tone: "info", text: paymentMessages.dismissed };

/** What she brought from the window does not count, or nobody could say whether it does. */
export const verificationFailedNotice = (error: unknown): PaymentNotice => ({
  tone: "error",
  text: isOutcomeUnknown(error)
    ? paymentMessages.verificationFailed
    : errorMessage(error, {
        fallback: paymentMessages.verificationFailed,
        network: paymentMessages.verificationFailed,
      }),
  ...(isOutcomeUnknown(error) && { detail: paymentMessages.willConfirm }),
});

/** What has become of an order that stood there waiting; nothing while it can be paid. */
const outcomeNotice = (order: OnlineOrder): PaymentNotice | null => {
  if (order.payableUntil !== null) return null;
  if (isPaymentPending(order)) return { tone: "info", text: paymentMessages.timeExpired };
  if (order.orderStatus === "CANCELLED") return { tone: "info", text: paymentMessages.cancelled };
  return { tone: "success", text: paymentMessages.received };
};

/**
 * What she reads where an order waits, or has waited, for its payment: while it can be paid, what went wrong the last
 * time; afterwards what became of it, below what went wrong when that was the end.
 */
export const paymentNotice = (order: OnlineOrder, last: PaymentNotice | null): PaymentNotice | null => {
  const outcome = outcomeNotice(order);
  if (!outcome) return last;
  return outcome.tone !== "success" && last?.tone === "error" ? { ...last, detail: outcome.text } : outcome;
};
