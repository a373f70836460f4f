import type { Paise } from "../../platform/money.ts";
import { PaymentStatus } from "./order-payment.rules.ts";
import { orderStatusEffects } from "./order-status-effects.rules.ts";
import { OrderStatus } from "./order-status.rules.ts";

/** The number of orders with a status and a payment status, the sum of their totals, and what of it is credited. */
export type OrderSum = {
  orderStatus: OrderStatus;
  paymentStatus: PaymentStatus;
  orders: number;
  amount: Paise;
  credited: Paise;
};

/** The statuses in which the shop keeps the money of an order. */
export const keptStatuses = Object.values(OrderStatus).filter(
  (status) => orderStatusEffects[status].keepsMoney,
);

/** The statuses of an order whose pieces are sold: neither waiting for their payment nor returned. */
export const soldStatuses: OrderStatus[] = keptStatuses.filter((status) => status !== OrderStatus.PENDING);

/**
 * Whether an order counts as net revenue, less what is credited of it: paid, neither cancelled nor returned (decision 23).
 */
export const isNetRevenue = ({
  orderStatus,
  paymentStatus,
}: Pick<OrderSum, "orderStatus" | "paymentStatus">): boolean =>
  paymentStatus === PaymentStatus.COMPLETED && keptStatuses.includes(orderStatus);

const sumOf = (sums: readonly OrderSum[]): Pick<OrderSum, "orders" | "amount" | "credited"> => ({
  orders: sums.reduce((total, { orders }) => total + orders, 0),
  amount: sums.reduce((total, { amount }) => total + amount, 0),
  credited: sums.reduce((total, { credited }) => total + credited, 0),
});

/** Revenue of all orders of any status (specification, section 2), and net revenue: what is paid, less credits. */
export const revenueOf = (
  sums: readonly OrderSum[],
): { orderCount: number; revenue: Paise; netRevenue: Paise } => {
  const { orders, amount } = sumOf(sums);
  const net = sumOf(sums.filter(isNetRevenue));
  return { orderCount: orders, revenue: amount, netRevenue: net.amount - net.credited };
};

/** The number of orders in each status. */
export const statusCountsOf = (sums: readonly OrderSum[]): { status: OrderStatus; count: number }[] =>
  Object.values(OrderStatus).map((status) => ({
    status,
    count: sumOf(sums.filter(({ orderStatus }) => orderStatus === status)).orders,
  }));
