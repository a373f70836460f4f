import { expect, it } from "vitest";
import { refundText } from "./payment-rows.tsx";

const refund = {
  id: "refund",
  reason: "ORDER_CANCELLED",
  refundedAt: null,
  createdAt: "2026-11-20T10:00:00Z",
} as const;

const payout = { id: "payout", state: "WAITING", paidAt: null, createdAt: "2026-11-20T10:00:00Z" } as const;
const paidPayout = { ...payout, id: "other", state: "PAID", paidAt: "2026-11-22T10:00:00Z" } as const;

const refunded = { paymentDetails: { paymentStatus: "REFUNDED" } } as const;

it("shows nothing without a refund", () => {
  expect(refundText({ ...refunded, refunds: [], payouts: [] })).toBe("");
});

it("shows whether a refund is due or done", () => {
  expect(refundText({ ...refunded, refunds: [refund], payouts: [] })).toBe("On its way since 20 Nov 2026");
  const given = { ...refund, refundedAt: "2026-11-21T10:00:00Z" };
  expect(refundText({ ...refunded, refunds: [given], payouts: [] })).toBe("Refunded on 21 Nov 2026");
});

it("leaves out the refund of a second payment", () => {
  const secondPayment = {
    ...refund,
    id: "other",
    reason: "PAID_TWICE",
    createdAt: "2026-11-01T10:00:00Z",
  } as const;
  expect(refundText({ ...refunded, refunds: [secondPayment], payouts: [] })).toBe("");
  expect(refundText({ ...refunded, refunds: [secondPayment, refund], payouts: [] })).toBe(
    "On its way since 20 Nov 2026",
  );
});

it("shows since when cash waits to be paid back", () => {
  const partly = { paymentDetails: { paymentStatus: "COMPLETED" } } as const;
  expect(refundText({ ...partly, refunds: [], payouts: [payout] })).toBe("To pay back since 20 Nov 2026");
  expect(refundText({ ...refunded, refunds: [], payouts: [paidPayout, payout] })).toBe("Since 20 Nov 2026");
});

it("shows the day on which the last of the cash was paid back", () => {
  const earlier = { ...paidPayout, paidAt: "2026-11-21T10:00:00Z" };
  expect(refundText({ ...refunded, refunds: [], payouts: [paidPayout, earlier] })).toBe(
    "Paid back on 22 Nov 2026",
  );
});
