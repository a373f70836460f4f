import type { PaymentMethod, PaymentStatus } from "../../graphql/generated.ts";
import { paymentMethodNames } from "../../payment-method-names.ts";
import { isRefundDue, type RefundableOrder } from "./order-status.ts";

const texts: Record<Exclude<PaymentStatus, "PENDING" | "REFUNDED">, Record<PaymentMethod, string>> = {
  COMPLETED: { COD: "Paid in cash", ONLINE: "Paid online" },
  FAILED: { COD: "Payment failed", ONLINE: "Payment failed" },
};

/**
 * How an order is paid, beside its total. As long as it is open only the method: the badge of the order says the rest, and two
 * badges would contradict each other.
 */
export const paymentText = (
  order: RefundableOrder & { paymentDetails: { method: PaymentMethod; paymentStatus: PaymentStatus } },
): string => {
  const { method, paymentStatus } = order.paymentDetails;
  if (paymentStatus === "PENDING") return paymentMethodNames[method];
  if (paymentStatus === "REFUNDED") return isRefundDue(order) ? "Refund due" : "Refunded";
  return texts[paymentStatus][method];
};
