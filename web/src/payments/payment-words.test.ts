import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { describe, expect, it } from "vitest";
import { isOpen, isUnknown, outcomeOf, timeLeftText } from "./payment-words.ts";

const now = Date.parse("2026-11-21T10:00:00Z");

const order = (change: Partial<Parameters<typeof outcomeOf>[0]> = {}): Parameters<typeof outcomeOf>[0] => ({
  orderStatus: "PENDING",
  payableUntil: "2026-11-21T10:30:00Z",
  paymentDetails: { method: "ONLINE", transactionId: null, paymentStatus: "PENDING" },
  ...change,
});

it.each([
  ["2026-11-21T10:30:00Z", "30 minutes"],
  ["2026-11-21T10:29:59Z", "29 minutes"],
  ["2026-11-21T10:01:59Z", "1 minute"],
  ["2026-11-21T10:00:59Z", "less than a minute"],
  ["2026-11-21T09:59:00Z", "less than a minute"],
])("says of an order payable until %s at ten: %s", (until, said) => {
  expect(timeLeftText(until, now)).toBe(said);
});

describe("what has become of an order that waited for its payment", () => {
  it("is nothing while it can be paid", () => {
    expect(outcomeOf(order())).toBeUndefined();
    expect(isOpen(order())).toBe(true);
  });

  it("is that the time ran out, and it is watched on: the money may have left her account", () => {
    const late = order({ payableUntil: null });
    expect(outcomeOf(late)?.text).toBe("The time to pay has run out.");
    expect(isOpen(late)).toBe(true);
  });

  it("is that its pieces are back, once it is cancelled", () => {
    const gone = order({ payableUntil: null, orderStatus: "CANCELLED" });
    expect(outcomeOf(gone)).toMatchObject({ tone: "info" });
    expect(isOpen(gone)).toBe(false);
  });

  it("is that the payment was received", () => {
    const paid = order({
      payableUntil: null,
      orderStatus: "CONFIRMED",
      paymentDetails: { method: "ONLINE", transactionId: "pay_1", paymentStatus: "COMPLETED" },
    });
    expect(outcomeOf(paid)).toMatchObject({ tone: "success" });
    expect(isOpen(paid)).toBe(false);
  });
});

it("never watches an order that is paid on delivery", () => {
  expect(
    isOpen(order({ paymentDetails: { method: "COD", transactionId: null, paymentStatus: "PENDING" } })),
  ).toBe(false);
});

it("does not know about a payment when no answer came, and knows when it was refused", () => {
  const refused = (code: string) =>
    new CombinedGraphQLErrors({ data: null, errors: [{ message: "No", extensions: { code } }] });
  expect(isUnknown(new TypeError("Failed to fetch"))).toBe(true);
  expect(isUnknown(refused("INTERNAL"))).toBe(true);
  expect(isUnknown(refused("ORDER_NOT_FOUND"))).toBe(false);
});
