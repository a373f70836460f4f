import type { Paise } from "../../platform/money.ts";
import { PaymentStatus } from "./order-payment.rules.ts";
import { orderStatusEffects } from "./order-status-effects.rules.ts";
import { OrderStatus } from "./order-status.rules.ts";

/** The number of orders with a status and a payment status, and the sum of their totals. */
export type OrderSum = {
  orderStatus: OrderStatus;
  paymentStatus: PaymentStatus;
  orders: number;
  amount: Paise;
};

/** The statuses in which the shop keeps the money of an order. */
export const keptStatuses = Object.values(OrderStatus).filter(
  (status) => orderStatusEffects[status].keepsMoney,
);

/** The statuses of an order whose pieces are sold: neither waiting for their payment, nor given back. */
export const soldStatuses: OrderStatus[] = keptStatuses.filter((status) => status !== OrderStatus.PENDING);

/**
 * Whether an order counts as net revenue: paid, neither cancelled nor returned (decision 23). A refund is of the whole
 * order and sets its payment status, so a refunded order does not count.
 */
export const isNetRevenue = ({ orderStatus, paymentStatus }: Omit<OrderSum, "orders" | "amount">): boolean =>
  paymentStatus === PaymentStatus.COMPLETED && keptStatuses.includes(orderStatus);

const sumOf = (sums: readonly OrderSum[]): { orders: number; amount: Paise } => ({
  orders: sums.reduce((total, { orders }) => total + orders, 0),
  amount: sums.reduce((total, { amount }) => total + amount, 0),
});

/** Revenue of all orders of any status (specification, section 2), and net revenue. */
export const revenueOf = (
  sums: readonly OrderSum[],
): { orderCount: number; revenue: Paise; netRevenue: Paise } => {
  const { orders, amount } = sumOf(sums);
  return { orderCount: orders, revenue: amount, netRevenue: sumOf(sums.filter(isNetRevenue)).amount };
};

/** The number of orders in each status. */
export const statusCountsOf = (sums: readonly OrderSum[]): { status: OrderStatus; count: number }[] =>
  Object.values(OrderStatus).map((status) => ({
    status,
    count: sumOf(sums.filter(({ orderStatus }) => orderStatus === status)).orders,
  }));
