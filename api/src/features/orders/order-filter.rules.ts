import type { PaymentMethod } from "./order-payment.rules.ts";

/** Which orders the admin's list shows, besides their statuses. An absent part does not filter. */
export type OrderFilter = {
  /** First and last day of placing in India, as YYYY-MM-DD. */
  from?: string | undefined;
  to?: string | undefined;
  /** The shipping e-mail, in any case of letters. */
  email?: string | undefined;
  productId?: string | undefined;
  /** Only orders with a refund that Razorpay has not accepted yet. */
  hasRefundDue?: boolean | undefined;
  /** A tsquery over the words of orders, which many orders match. */
  search?: string | undefined;
  /** The orders that match a search, where they are few. */
  ids?: readonly string[] | undefined;
  /** Whether no order has the words of the text, and the search is for similar names. */
  isSimilar?: boolean | undefined;
  paymentMethod?: PaymentMethod | undefined;
  /** Only orders whose cash is not collected, without cancelled and returned ones. */
  hasCashDue?: boolean | undefined;
  /** Only orders with a return in any state. */
  hasReturn?: boolean | undefined;
  /** Only orders on the way whose day of delivery has passed. */
  isLate?: boolean | undefined;
};

/** Whether the list is counted up to a limit only: it may have most orders of the shop. */
export const isCountedToLimit = ({ search, paymentMethod, hasCashDue, hasReturn }: OrderFilter): boolean =>
  Boolean(search ?? paymentMethod ?? hasCashDue ?? hasReturn);

export const isNarrowed = (filter: OrderFilter): boolean =>
  Boolean(
    filter.email ??
    filter.productId ??
    filter.ids ??
    filter.hasRefundDue ??
    filter.isLate ??
    filter.from ??
    filter.to,
  ) || isCountedToLimit(filter);
