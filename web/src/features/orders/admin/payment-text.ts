import type { AdminOrder_OrderFragment } from "../../../graphql/generated.ts";
import { isCashOpen, isToPayBack, paymentStatusLabels } from "../order-status.ts";

type Order = Pick<AdminOrder_OrderFragment, "paymentDetails" | "payouts" | "orderStatus">;

/** Where the money of an order is, in a word or two for a row: "Cash due", "Paid online", "Refunded". */
export const paymentText = (order: Order) => {
  const { method, paymentStatus } = order.paymentDetails;
  if (isToPayBack(order)) return "To pay back";
  if (isCashOpen(order)) return "Cash due";
  if (paymentStatus === "COMPLETED") return method === "COD" ? "Cash paid" : "Paid online";
  if (paymentStatus === "PENDING") return order.orderStatus === "PENDING" ? "Not paid yet" : "Not paid";
  return paymentStatusLabels[paymentStatus];
};
