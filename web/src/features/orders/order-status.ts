import type { OrderStatus, PaymentMethod, PaymentStatus } from "../../graphql/generated.ts";

/** Every status in the order of an order's life. */
export const orderStatuses = [
  "PENDING",
  "CONFIRMED",
  "PROCESSING",
  "SHIPPED",
  "DELIVERED",
  "CANCELLED",
  "RETURNED",
] as const satisfies readonly OrderStatus[];

/** Each status in the shopper's words (specification, section 4). */
export const statusLabels: Record<OrderStatus, string> = {
  PENDING: "Payment Pending",
  CONFIRMED: "Order Confirmed",
  PROCESSING: "Being Prepared",
  SHIPPED: "On the Way",
  DELIVERED: "Delivered",
  CANCELLED: "Cancelled",
  RETURNED: "Returned",
};

/** Each status in one word, for tabs and for the admin. */
export const statusNames: Record<OrderStatus, string> = {
  PENDING: "Pending",
  CONFIRMED: "Confirmed",
  PROCESSING: "Processing",
  SHIPPED: "Shipped",
  DELIVERED: "Delivered",
  CANCELLED: "Cancelled",
  RETURNED: "Returned",
};

/** Whether the money has come, in a word (specification, section 4), or has gone back. */
export const paymentStatusLabels: Record<PaymentStatus, string> = {
  COMPLETED: "Paid",
  PENDING: "Pending",
  FAILED: "Failed",
  REFUNDED: "Refunded",
};

/** The status that an address names: /orders?status=shipped; nothing for all of them or for no such status. */
export const statusFromParameter = (parameter: string | null): OrderStatus | undefined =>
  orderStatuses.find((status) => status.toLowerCase() === parameter);

/** A status as an address names it. */
export const statusParameter = (status: OrderStatus | undefined) => status?.toLowerCase();

type Counts = readonly { status: OrderStatus; count: number }[];

/** Orders in a status; in all of them together without one. */
export const countOf = (counts: Counts, status?: OrderStatus) =>
  counts
    .filter((entry) => status === undefined || entry.status === status)
    .reduce((sum, entry) => sum + entry.count, 0);

/** The counts after one order went from a status to another. */
export const countsAfter = <Entry extends Counts[number]>(
  counts: readonly Entry[],
  from: OrderStatus,
  to: OrderStatus,
): Entry[] =>
  counts.map((entry) => ({
    ...entry,
    count: entry.count + Number(entry.status === to) - Number(entry.status === from),
  }));

/** Whether an order may have an invoice: one that was never more than waiting for its payment has none. */
export const canHaveInvoice = ({
  orderStatus,
  statusHistory,
}: {
  orderStatus: OrderStatus;
  statusHistory: readonly { toStatus: OrderStatus }[];
}) => {
  if (orderStatus !== "CANCELLED") return orderStatus !== "PENDING";
  return statusHistory.some(({ toStatus }) => toStatus !== "PENDING" && toStatus !== "CANCELLED");
};

/** The number that people say; the last 6 characters of the id where there is none (specification, section 2). */
export const orderLabel = ({ orderNumber, id }: { orderNumber: string; id: string }) =>
  orderNumber || id.slice(-6);

type OrderPayment = { paymentDetails: { method: PaymentMethod; paymentStatus: PaymentStatus } };

/** Whether a step gives her money back: the shop does so when an order that was paid online is cancelled or returned. */
export const isRefundedBy = ({ paymentDetails }: OrderPayment, status: OrderStatus) =>
  paymentDetails.method === "ONLINE" &&
  paymentDetails.paymentStatus === "COMPLETED" &&
  (status === "CANCELLED" || status === "RETURNED");
