import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { describe, expect, it } from "vitest";
import {
  isPaymentPending,
  isOutcomeUnknown,
  gatewayNotLoadedNotice,
  dismissedNotice,
  setupFailedNotice,
  verificationFailedNotice,
  paymentNotice,
  timeLeftText,
} from "./payment-messages.ts";

const now = Date.parse("2026-11-21T10:00:00Z");

const order = (
  change: Partial<Parameters<typeof paymentNotice>[0]> = {},
): Parameters<typeof paymentNotice>[0] => ({
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
])("says of an order payable until %s at ten: %s", (until, text) => {
  expect(timeLeftText(until, now)).toBe(text);
});

describe("what has become of an order that waited for its payment", () => {
  it("is nothing while it can be paid", () => {
    expect(paymentNotice(order(), null)).toBeNull();
    expect(isPaymentPending(order())).toBe(true);
  });

  it("is that the time ran out, and it is watched on: the money may have left her account", () => {
    const expiredOrder = order({ payableUntil: null });
    expect(paymentNotice(expiredOrder, null)?.text).toBe("The time to pay has run out.");
    expect(isPaymentPending(expiredOrder)).toBe(true);
  });

  it("is that its pieces are back, once it is cancelled", () => {
    const cancelledOrder = order({ payableUntil: null, orderStatus: "CANCELLED" });
    expect(paymentNotice(cancelledOrder, null)).toMatchObject({ tone: "info" });
    expect(isPaymentPending(cancelledOrder)).toBe(false);
  });

  it("is that the payment was received", () => {
    const paid = order({
      payableUntil: null,
      orderStatus: "CONFIRMED",
      paymentDetails: { method: "ONLINE", transactionId: "pay_1", paymentStatus: "COMPLETED" },
    });
    expect(paymentNotice(paid, null)).toMatchObject({ tone: "success" });
    expect(isPaymentPending(paid)).toBe(false);
  });
});

it("tells above the end of an order what went wrong last, its refund for one, and nothing beside a payment that came", () => {
  const refunded = verificationFailedNotice(
    refusal("PAYMENT_RETURNED", "Your payment is being refunded in full."),
  );
  const cancelledOrder = order({ payableUntil: null, orderStatus: "CANCELLED" });
  expect(paymentNotice(cancelledOrder, refunded)).toMatchObject({ tone: "error", text: refunded.text });
  expect(paymentNotice(cancelledOrder, dismissedNotice(undefined))).toEqual(
    paymentNotice(cancelledOrder, null),
  );
  const confirmed = order({ payableUntil: null, orderStatus: "CONFIRMED" });
  expect(paymentNotice(confirmed, dismissedNotice("Declined."))).toMatchObject({ tone: "success" });
});

it("never watches an order that is paid on delivery", () => {
  expect(
    isPaymentPending(
      order({ paymentDetails: { method: "COD", transactionId: null, paymentStatus: "PENDING" } }),
    ),
  ).toBe(false);
});

const refusal = (code: string, message = "No") =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message, extensions: { code } }] });

const noAnswer = new TypeError("Failed to fetch");

it("does not know about a payment when no answer came, and knows when it was refused", () => {
  expect(isOutcomeUnknown(noAnswer)).toBe(true);
  expect(isOutcomeUnknown(refusal("INTERNAL"))).toBe(true);
  expect(isOutcomeUnknown(refusal("ORDER_NOT_FOUND"))).toBe(false);
});

describe("the sentence for what went wrong", () => {
  it("is the specification's when the gateway cannot be reached or loaded", () => {
    expect(gatewayNotLoadedNotice().text).toBe("Failed to load payment gateway.");
    expect(setupFailedNotice(noAnswer).text).toBe("Payment setup failed.");
    expect(setupFailedNotice(refusal("INTERNAL")).text).toBe("Payment setup failed.");
  });

  it("is the shop's own where an order can no longer be paid", () => {
    expect(
      setupFailedNotice(refusal("ORDER_NOT_PAYABLE", "This order can no longer be paid online.")).text,
    ).toBe("This order can no longer be paid online.");
  });

  it("says that a payment could not be verified, and that the shop listens on when nobody answered", () => {
    expect(verificationFailedNotice(refusal("PAYMENT_NOT_VERIFIED", "Payment verification failed."))).toEqual(
      {
        tone: "error",
        text: "Payment verification failed.",
      },
    );
    expect(verificationFailedNotice(noAnswer)).toMatchObject({ text: "Payment verification failed." });
    expect(verificationFailedNotice(noAnswer).detail).toContain("as soon as we hear of it");
  });

  it("is the bank's where a payment was declined, and none at all where she just closed the window", () => {
    expect(dismissedNotice("Declined by the bank.")).toMatchObject({
      tone: "error",
      text: "Declined by the bank.",
    });
    expect(dismissedNotice(undefined)).toMatchObject({ tone: "info" });
  });
});
