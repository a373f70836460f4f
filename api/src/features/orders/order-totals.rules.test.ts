import { describe, expect, it } from "vitest";
import { PaymentStatus } from "./order-payment.rules.ts";
import { OrderStatus } from "./order-status.rules.ts";
import {
  isNetRevenue,
  keptStatuses,
  revenueOf,
  statusCountsOf,
  type OrderSum,
} from "./order-totals.rules.ts";

const sum = (orderStatus: OrderStatus, paymentStatus: PaymentStatus, amount: number): OrderSum => ({
  orderStatus,
  paymentStatus,
  orders: 1,
  amount,
  credited: 0,
});

const { CONFIRMED, DELIVERED, CANCELLED, RETURNED } = OrderStatus;
const { PENDING, COMPLETED, FAILED, REFUNDED } = PaymentStatus;

describe("revenue", () => {
  const sums = [
    sum(DELIVERED, COMPLETED, 100_01),
    sum(CONFIRMED, PENDING, 200),
    sum(CANCELLED, REFUNDED, 4_000),
    sum(RETURNED, COMPLETED, 80_000),
    sum(CANCELLED, FAILED, 1_600_000),
  ];

  it("is the sum over all orders", () => {
    expect(revenueOf(sums)).toMatchObject({ orderCount: 5, revenue: 1_694_201 });
  });

  it("is net of what is paid, neither cancelled nor returned", () => {
    expect(revenueOf(sums).netRevenue).toBe(100_01);
  });

  it("is 0 without orders", () => {
    expect(revenueOf([])).toEqual({ orderCount: 0, revenue: 0, netRevenue: 0 });
  });

  it("of a refunded order is not net, even if the order has a status that keeps money", () => {
    expect(isNetRevenue({ orderStatus: DELIVERED, paymentStatus: REFUNDED })).toBe(false);
    expect(keptStatuses).toEqual(["pending", "confirmed", "processing", "shipped", "delivered"]);
  });
});

describe("the counts of orders by status", () => {
  const counts = statusCountsOf([sum(DELIVERED, COMPLETED, 1), sum(DELIVERED, PENDING, 1)]);

  it("add up the orders of a status", () => {
    expect(counts.filter(({ count }) => count > 0)).toEqual([{ status: "delivered", count: 2 }]);
  });

  it("list a status without orders", () => {
    expect(counts).toHaveLength(7);
  });
});
