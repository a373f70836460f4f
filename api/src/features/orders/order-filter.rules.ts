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
};

/** Whether the number of its orders can only be counted by reading them: the totals of the days do not know it. */
export const isCountedByRow = ({ email, productId, hasRefundDue }: OrderFilter): boolean =>
  Boolean(email ?? productId ?? hasRefundDue);

export const isNarrowed = (filter: OrderFilter): boolean =>
  isCountedByRow(filter) || Boolean(filter.from ?? filter.to);
