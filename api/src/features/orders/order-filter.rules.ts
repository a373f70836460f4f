import type { OrderStatus } from "./order-status.rules.ts";

/** Orders that a figure of the dashboard counts. */
export enum OrderGroup {
  /** Paid, neither cancelled nor returned. */
  NET_REVENUE = "net_revenue",
  /** Confirmed, processing, shipped or delivered. */
  SOLD = "sold",
  /** With a refund that Razorpay has not accepted yet. */
  REFUND_DUE = "refund_due",
}

/** Which orders a list shows. An absent part does not filter. */
export type OrderFilter = {
  /** The shopper. */
  userId?: string | undefined;
  status?: OrderStatus | undefined;
  group?: OrderGroup | undefined;
  /** First and last day of placing in India, as YYYY-MM-DD. */
  from?: string | undefined;
  to?: string | undefined;
  /** The shipping e-mail, in any case of letters. */
  email?: string | undefined;
  productId?: string | undefined;
};

/** Whether a filter has more parts than the shopper and the status. */
export const isNarrowed = ({ group, from, to, email, productId }: OrderFilter): boolean =>
  [group, from, to, email, productId].some((part) => part !== undefined);
