import { describe, expect, it } from "vitest";
import type { OrderStatus } from "../../graphql/generated.ts";
import {
  countOf,
  countsAfter,
  isRefundedBy,
  canHaveInvoice,
  orderLabel,
  orderStatuses,
  paymentStatusLabels,
  statusFromParameter,
  statusParameter,
  statusLabels,
} from "./order-status.ts";

it("says where an order stands in the words of the specification", () => {
  expect(orderStatuses.map((status) => statusLabels[status])).toEqual([
    "Payment Pending",
    "Order Confirmed",
    "Being Prepared",
    "On the Way",
    "Delivered",
    "Cancelled",
    "Returned",
  ]);
  expect(Object.values(paymentStatusLabels).sort()).toEqual(["Failed", "Paid", "Pending", "Refunded"]);
});

describe("a status in the address", () => {
  it("comes back as it was put there", () => {
    for (const status of orderStatuses)
      expect(statusFromParameter(statusParameter(status) ?? null)).toBe(status);
  });

  it("is none when the address names none, or one that does not exist", () => {
    expect([null, "", "SHIPPED", "lost"].map(statusFromParameter)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe("counts by status", () => {
  const counts = [
    { status: "CONFIRMED", count: 2 },
    { status: "SHIPPED", count: 1 },
  ] as const;

  it("add up under All", () => {
    expect(countOf(counts)).toBe(3);
    expect(countOf(counts, "SHIPPED")).toBe(1);
    expect(countOf(counts, "DELIVERED")).toBe(0);
  });

  it("follow an order from one status to another, and stay when it does not move", () => {
    expect(countsAfter(counts, "CONFIRMED", "SHIPPED").map(({ count }) => count)).toEqual([1, 2]);
    expect(countsAfter(counts, "SHIPPED", "SHIPPED")).toEqual(counts);
  });
});

it("falls back to the last 6 characters of the id where an order has no number", () => {
  expect(orderLabel({ orderNumber: "SJ100001", id: "0a1b2c3d" })).toBe("SJ100001");
  expect(orderLabel({ orderNumber: "", id: "01a1fb55-48eb-776e-81fa-9e22f18b1ff6" })).toBe("8b1ff6");
});

it("asks before money goes back: only of what was paid online, and only where the order ends", () => {
  const paid = { paymentDetails: { method: "ONLINE", paymentStatus: "COMPLETED" } } as const;
  expect(orderStatuses.filter((status) => isRefundedBy(paid, status))).toEqual(["CANCELLED", "RETURNED"]);
  for (const unpaid of [
    { method: "ONLINE", paymentStatus: "PENDING" },
    { method: "ONLINE", paymentStatus: "REFUNDED" },
    { method: "COD", paymentStatus: "COMPLETED" },
  ] as const)
    expect(isRefundedBy({ paymentDetails: unpaid }, "CANCELLED")).toBe(false);
});

describe("an invoice", () => {
  const after = (...statuses: OrderStatus[]) => ({
    orderStatus: statuses.at(-1) ?? "PENDING",
    statusHistory: statuses.map((toStatus) => ({ toStatus })),
  });

  it("is there once the order is confirmed, and stays there whatever becomes of it", () => {
    expect(canHaveInvoice(after("CONFIRMED"))).toBe(true);
    expect(canHaveInvoice(after("PENDING", "CONFIRMED", "RETURNED"))).toBe(true);
    expect(canHaveInvoice(after("CONFIRMED", "CANCELLED"))).toBe(true);
  });

  it("is not offered for an order that waits for its payment, or waited in vain", () => {
    expect(canHaveInvoice(after("PENDING"))).toBe(false);
    expect(canHaveInvoice(after("PENDING", "CANCELLED"))).toBe(false);
  });
});
