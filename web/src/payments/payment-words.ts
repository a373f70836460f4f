import { errorCode } from "../graphql/error-message.ts";
import type { CompletePayment_OrderFragment } from "../graphql/generated.ts";

/** What she reads about a payment; the first three are the specification's, section 8. */
export const sentences = {
  noGateway: "Failed to load payment gateway.",
  noSetup: "Payment setup failed.",
  notVerified: "Payment verification failed.",
  ranOut: "The time to pay has run out.",
  cancelled: "This order was not paid in time. Its pieces are back in the shop.",
  received: "Payment received. Your order is confirmed.",
  dismissed: "You have not paid yet. Your pieces are kept for you until you do.",
  /** Beside `notVerified`: she must not pay twice out of fear. */
  isWatched: "If money has left your account, your order is confirmed as soon as we hear of it.",
} as const;

type Waiting = Pick<CompletePayment_OrderFragment, "orderStatus" | "payableUntil" | "paymentDetails">;

/** Whether the money of an online order may still come: it is looked at until that is settled. */
export const isOpen = ({ orderStatus, paymentDetails }: Waiting) =>
  paymentDetails.method === "ONLINE" &&
  orderStatus === "PENDING" &&
  paymentDetails.paymentStatus !== "COMPLETED";

/** What has become of an order that stood there waiting; nothing while it can be paid. */
export const outcomeOf = (order: Waiting): { tone: "success" | "info"; text: string } | undefined => {
  if (order.payableUntil !== null) return undefined;
  if (isOpen(order)) return { tone: "info", text: sentences.ranOut };
  if (order.orderStatus === "CANCELLED") return { tone: "info", text: sentences.cancelled };
  return { tone: "success", text: sentences.received };
};

/** How long she has, in words: what is left is rounded down, so that no minute is promised that is not there. */
export const timeLeftText = (payableUntil: string, now: number) => {
  const minutes = Math.floor((new Date(payableUntil).getTime() - now) / 60_000);
  if (minutes < 1) return "less than a minute";
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
};

/** No answer came, or the server broke or is not ready: whether the payment counts is not known yet. */
export const isUnknown = (error: unknown) => {
  const code = errorCode(error);
  return code === undefined || ["INTERNAL", "NOT_READY", "TOO_SLOW", "GATEWAY_UNAVAILABLE"].includes(code);
};
