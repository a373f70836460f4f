import { expect, it } from "vitest";
import { refundText } from "./payment-rows.tsx";

const refund = {
  id: "refund",
  reason: "ORDER_CANCELLED",
  refundedAt: null,
  createdAt: "2026-11-20T10:00:00Z",
} as const;

it("shows whether a refund is due or done, and nothing without a refund", () => {
  expect(refundText([])).toBe("");
  expect(refundText([refund])).toBe("On its way since 20 November 2026");
  expect(refundText([{ ...refund, refundedAt: "2026-11-21T10:00:00Z" }])).toBe(
    "Given back on 21 November 2026",
  );
});

it("leaves out the refund of a second payment", () => {
  const secondPayment = {
    ...refund,
    id: "other",
    reason: "PAID_TWICE",
    createdAt: "2026-11-01T10:00:00Z",
  } as const;
  expect(refundText([secondPayment])).toBe("");
  expect(refundText([secondPayment, refund])).toBe("On its way since 20 November 2026");
});
