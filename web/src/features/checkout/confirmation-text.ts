import { formatRupees } from "../../ui/money.ts";
import type { Confirmation } from "./confirmation.ts";
import { wholeRupees } from "../orders/order-status.ts";

/** The sentence for a cancelled or returned order, which gets no confirmation; `undefined` for any other order. */
export const endedText = ({ orderStatus }: Pick<Confirmation, "orderStatus">): string | undefined => {
  if (orderStatus === "CANCELLED") return "This order was cancelled.";
  return orderStatus === "RETURNED" ? "This order was returned." : undefined;
};

/** The payment of a confirmed order: received, refunded, or cash that the courier will collect. */
export const paymentText = ({
  orderStatus,
  paymentStatus,
  total,
}: Pick<Confirmation, "orderStatus" | "paymentStatus" | "total">): string => {
  if (paymentStatus === "COMPLETED") return `We have received ${formatRupees(total)}.`;
  // Cash, and a refund that failed, can still wait to be paid back.
  if (paymentStatus === "REFUNDED") return "The refund of your payment is shown with your orders.";
  // The admin records collected cash later than the delivery.
  if (orderStatus === "DELIVERED") return "Your order was delivered.";
  return `Please keep ${formatRupees(wholeRupees(total))} in cash ready for the courier.`;
};
