import type { OrderStatus, PaymentMethod, PaymentStatus } from "../../graphql/generated.ts";
import { formatRupees } from "../../ui/money.ts";

/** All statuses in the usual sequence. */
export const orderStatuses = [
  "PENDING",
  "CONFIRMED",
  "PROCESSING",
  "SHIPPED",
  "DELIVERED",
  "CANCELLED",
  "RETURNED",
] as const satisfies readonly OrderStatus[];

/** The label of each status for shoppers (specification, section 4). */
export const statusLabels: Record<OrderStatus, string> = {
  PENDING: "Payment Pending",
  CONFIRMED: "Order Confirmed",
  PROCESSING: "Being Prepared",
  SHIPPED: "On the Way",
  DELIVERED: "Delivered",
  CANCELLED: "Cancelled",
  RETURNED: "Returned",
};

/** The short name of each status, for tabs and for the admin. */
export const statusNames: Record<OrderStatus, string> = {
  PENDING: "Pending",
  CONFIRMED: "Confirmed",
  PROCESSING: "Processing",
  SHIPPED: "Shipped",
  DELIVERED: "Delivered",
  CANCELLED: "Cancelled",
  RETURNED: "Returned",
};

/** The label of each payment status (specification, section 4). */
export const paymentStatusLabels: Record<PaymentStatus, string> = {
  COMPLETED: "Paid",
  PENDING: "Pending",
  FAILED: "Failed",
  REFUNDED: "Refunded",
};

/** The status of a URL parameter: /orders?status=shipped. `undefined` if missing, unknown, or not a status of the page. */
export const statusFromParameter = (
  parameter: string | null,
  statuses: readonly OrderStatus[] = orderStatuses,
): OrderStatus | undefined => statuses.find((status) => status.toLowerCase() === parameter);

/** The URL parameter of a status. */
export const statusParameter = (status: OrderStatus | undefined) => status?.toLowerCase();

type Counts = readonly { status: OrderStatus; count: number }[];

/** The number of orders in a status; of all orders without a status. */
export const countOf = (counts: Counts, status?: OrderStatus) =>
  counts
    .filter((entry) => status === undefined || entry.status === status)
    .reduce((sum, entry) => sum + entry.count, 0);

/** The counts after one order has changed from one status to another. */
export const countsAfter = <Entry extends Counts[number]>(
  counts: readonly Entry[],
  from: OrderStatus,
  to: OrderStatus,
): Entry[] =>
  counts.map((entry) => ({
    ...entry,
    count: entry.count + Number(entry.status === to) - Number(entry.status === from),
  }));

/** Whether an order can have an invoice. An order that was never confirmed has none. */
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

/** The order number; the last 6 characters of the id if it is empty (specification, section 2). */
export const orderLabel = ({ orderNumber, id }: { orderNumber: string; id: string }) =>
  orderNumber || id.slice(-6);

type OrderPayment = { paymentDetails: { method: PaymentMethod; paymentStatus: PaymentStatus } };

/** Whether the cash of an order can be marked as collected. */
export const isCashOpen = ({ paymentDetails, orderStatus }: OrderPayment & { orderStatus: OrderStatus }) =>
  paymentDetails.method === "COD" &&
  (paymentDetails.paymentStatus === "PENDING" || paymentDetails.paymentStatus === "FAILED") &&
  orderStatus !== "CANCELLED";

/** The cash for an amount in rupees: the nearest whole rupee, halves up, as in `cashDue` of an order. */
export const wholeRupees = (rupees: number): number => Math.floor((Math.round(rupees * 100) + 50) / 100);

/** What the courier collects for an order: "₹599 in cash"; `undefined` if it is paid, ended or online. */
export const cashText = (
  order: OrderPayment & { orderStatus: OrderStatus; cashDue?: number | null },
): string | undefined =>
  isCashOpen(order) && order.orderStatus !== "RETURNED" && typeof order.cashDue === "number"
    ? `${formatRupees(order.cashDue)} in cash`
    : undefined;

/** What of an order says where its money is. */
export type PaidOrder = {
  paymentDetails: { paymentStatus: PaymentStatus };
  payouts: readonly { paidAt?: string | null }[];
};

/** Whether cash of a cancelled or returned order waits to be paid back. */
export const isToPayBack = ({ paymentDetails, payouts }: PaidOrder) =>
  paymentDetails.paymentStatus === "REFUNDED" && payouts.some(({ paidAt }) => !paidAt);

export type RefundableOrder = PaidOrder & { refunds: readonly { refundedAt?: string | null }[] };

/** Whether money of a cancelled or returned order is still to reach the shopper. */
export const isRefundDue = (order: RefundableOrder) =>
  isToPayBack(order) ||
  (order.paymentDetails.paymentStatus === "REFUNDED" && order.refunds.some(({ refundedAt }) => !refundedAt));

/** Whether a change to this status gives money back: the order is paid and gets cancelled or returned. */
export const isRefundedBy = ({ paymentDetails }: OrderPayment, status: OrderStatus) =>
  paymentDetails.paymentStatus === "COMPLETED" && (status === "CANCELLED" || status === "RETURNED");
