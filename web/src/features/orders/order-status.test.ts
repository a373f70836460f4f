import { describe, expect, it } from "vitest";
import type { OrderStatus } from "../../graphql/generated.ts";
import {
  countOf,
  countsAfter,
  cashText,
  isCashOpen,
  wholeRupees,
  isRefundDue,
  isRefundedBy,
  isToPayBack,
  canHaveInvoice,
  orderLabel,
  orderStatuses,
  paymentStatusLabels,
  statusFromParameter,
  statusParameter,
  statusLabels,
} from "./order-status.ts";

it("labels each status in the words of the specification", () => {
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

describe("a status in the URL", () => {
  it("is read back unchanged", () => {
    for (const status of orderStatuses)
      expect(statusFromParameter(statusParameter(status) ?? null)).toBe(status);
  });

  it.each([null, "", "SHIPPED", "lost"])("is undefined for %j", (parameter) => {
    expect(statusFromParameter(parameter)).toBeUndefined();
  });

  it("is undefined if it is not a status of the page", () => {
    expect(statusFromParameter("returned", ["CANCELLED", "RETURNED"])).toBe("RETURNED");
    expect(statusFromParameter("shipped", ["CANCELLED", "RETURNED"])).toBeUndefined();
  });
});

describe("counts by status", () => {
  const counts = [
    { status: "CONFIRMED", count: 2 },
    { status: "SHIPPED", count: 1 },
  ] as const;

  it("are summed up without a status", () => {
    expect(countOf(counts)).toBe(3);
    expect(countOf(counts, "SHIPPED")).toBe(1);
    expect(countOf(counts, "DELIVERED")).toBe(0);
  });

  it("move with an order", () => {
    expect(countsAfter(counts, "CONFIRMED", "SHIPPED").map(({ count }) => count)).toEqual([1, 2]);
  });

  it("are unchanged if the status of the order is", () => {
    expect(countsAfter(counts, "SHIPPED", "SHIPPED")).toEqual(counts);
  });
});

it("falls back to the last 6 characters of the id where an order has no number", () => {
  expect(orderLabel({ orderNumber: "SJ100001", id: "0a1b2c3d" })).toBe("SJ100001");
  expect(orderLabel({ orderNumber: "", id: "01a1fb55-48eb-776e-81fa-9e22f18b1ff6" })).toBe("8b1ff6");
});

it("gives the money of a paid order back only when it is cancelled or returned", () => {
  const paid = { paymentDetails: { method: "ONLINE", paymentStatus: "COMPLETED" } } as const;
  expect(orderStatuses.filter((status) => isRefundedBy(paid, status))).toEqual(["CANCELLED", "RETURNED"]);
});

it("gives no money back that the shop does not have", () => {
  for (const unpaid of [
    { method: "ONLINE", paymentStatus: "PENDING" },
    { method: "ONLINE", paymentStatus: "REFUNDED" },
  ] as const)
    expect(isRefundedBy({ paymentDetails: unpaid }, "CANCELLED")).toBe(false);
});

it("pays cash back until the last payout of a cancelled or returned order is recorded", () => {
  const refunded = { paymentDetails: { paymentStatus: "REFUNDED" } } as const;
  const paid = { paidAt: "2026-11-21T10:00:00Z" };
  expect(isToPayBack({ ...refunded, payouts: [paid, { paidAt: null }] })).toBe(true);
  expect(isToPayBack({ ...refunded, payouts: [paid] })).toBe(false);
  expect(isToPayBack({ ...refunded, payouts: [] })).toBe(false);
  const partly = { paymentDetails: { paymentStatus: "COMPLETED" }, payouts: [{ paidAt: null }] } as const;
  expect(isToPayBack(partly)).toBe(false);
});

it("calls a refund due until the last refund and the last payout are made", () => {
  const refunded = { paymentDetails: { paymentStatus: "REFUNDED" } } as const;
  const [at, none] = ["2026-11-21T10:00:00Z", { refunds: [], payouts: [] }];
  expect(isRefundDue({ ...refunded, ...none, payouts: [{ paidAt: null }] })).toBe(true);
  expect(isRefundDue({ ...refunded, ...none, payouts: [{ paidAt: at }] })).toBe(false);
  expect(isRefundDue({ ...refunded, ...none, refunds: [{ refundedAt: at }, { refundedAt: null }] })).toBe(
    true,
  );
  expect(isRefundDue({ ...refunded, ...none, refunds: [{ refundedAt: at }] })).toBe(false);
  const partly = { paymentDetails: { paymentStatus: "COMPLETED" }, payouts: [] } as const;
  expect(isRefundDue({ ...partly, refunds: [{ refundedAt: null }] })).toBe(false);
});

describe("an invoice", () => {
  const after = (...statuses: OrderStatus[]) => ({
    orderStatus: statuses.at(-1) ?? "PENDING",
    statusHistory: statuses.map((toStatus) => ({ toStatus })),
  });

  it("exists once the order is confirmed, also after a later cancellation or return", () => {
    expect(canHaveInvoice(after("CONFIRMED"))).toBe(true);
    expect(canHaveInvoice(after("PENDING", "CONFIRMED", "RETURNED"))).toBe(true);
    expect(canHaveInvoice(after("CONFIRMED", "CANCELLED"))).toBe(true);
  });

  it("does not exist for an unpaid order, nor for one that was cancelled unpaid", () => {
    expect(canHaveInvoice(after("PENDING"))).toBe(false);
    expect(canHaveInvoice(after("PENDING", "CANCELLED"))).toBe(false);
  });
});

it("takes cash of open cash orders that are not cancelled", () => {
  const cash = { method: "COD", paymentStatus: "PENDING" } as const;
  const openStatuses = orderStatuses.filter((orderStatus) =>
    isCashOpen({ paymentDetails: cash, orderStatus }),
  );
  expect(openStatuses).toEqual(orderStatuses.filter((status) => status !== "CANCELLED"));
  for (const payment of [
    { method: "ONLINE", paymentStatus: "PENDING" },
    { method: "COD", paymentStatus: "COMPLETED" },
    { method: "COD", paymentStatus: "REFUNDED" },
  ] as const)
    expect(isCashOpen({ paymentDetails: payment, orderStatus: "DELIVERED" })).toBe(false);
});

it("cash is the nearest whole rupee, halves up", () => {
  expect([599.4, 599.49, 599.5, 549.5, 600, 0.49].map(wholeRupees)).toEqual([599, 599, 600, 550, 600, 0]);
});

it("the cash to collect is said until the order is paid or has ended", () => {
  const paymentDetails = { method: "COD", paymentStatus: "PENDING" } as const;
  const texts = orderStatuses.map((orderStatus) => cashText({ cashDue: 599, orderStatus, paymentDetails }));
  const open = orderStatuses.map((status) =>
    ["CANCELLED", "RETURNED"].includes(status) ? undefined : "₹599 in cash",
  );
  expect(texts).toEqual(open);
  const paid = { ...paymentDetails, paymentStatus: "COMPLETED" } as const;
  expect(cashText({ cashDue: 599, orderStatus: "DELIVERED", paymentDetails: paid })).toBeUndefined();
  const online = { ...paymentDetails, method: "ONLINE" } as const;
  expect(cashText({ cashDue: null, orderStatus: "CONFIRMED", paymentDetails: online })).toBeUndefined();
});
