import { expect, it } from "vitest";
import type { PaymentMethod, PaymentStatus } from "../../graphql/generated.ts";
import { paymentText } from "./payment-text.ts";

const textOf = (
  method: PaymentMethod,
  paymentStatus: PaymentStatus,
  refunds: { refundedAt: string | null }[] = [],
) => paymentText({ paymentDetails: { method, paymentStatus }, refunds, payouts: [] });

it("names only the method of an open payment, so that it does not contradict the order's badge", () => {
  expect(textOf("COD", "PENDING")).toBe("Cash on delivery");
  expect(textOf("ONLINE", "PENDING")).toBe("Online payment");
});

it("says how an order was paid", () => {
  expect(textOf("COD", "COMPLETED")).toBe("Paid in cash");
  expect(textOf("ONLINE", "COMPLETED")).toBe("Paid online");
});

it("says that a payment failed", () => {
  expect(textOf("ONLINE", "FAILED")).toBe("Payment failed");
});

it("calls an order refunded only when the money is back", () => {
  expect(textOf("ONLINE", "REFUNDED", [{ refundedAt: null }])).toBe("Refund due");
  expect(textOf("ONLINE", "REFUNDED", [{ refundedAt: "2026-11-20T10:00:00Z" }])).toBe("Refunded");
});
