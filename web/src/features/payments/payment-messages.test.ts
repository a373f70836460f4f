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
  paymentExpiresAt: "2026-11-21T10:30:00Z",
  paymentDetails: { method: "ONLINE", transactionId: null, paymentStatus: "PENDING" },
  ...change,
});

it.each([
  ["2026-11-21T10:30:00Z", "30 minutes"],
  ["2026-11-21T10:29:59Z", "29 minutes"],
  ["2026-11-21T11:59:00Z", "119 minutes"],
  ["2026-11-22T09:59:00Z", "23 hours"],
  ["2026-11-21T10:01:59Z", "1 minute"],
  ["2026-11-21T10:00:59Z", "less than a minute"],
  ["2026-11-21T09:59:00Z", "less than a minute"],
])("at 10:00, the time left until %s is: %s", (until, text) => {
  expect(timeLeftText(until, now)).toBe(text);
});

describe("the notice of an online order", () => {
  it("is null while it can be paid", () => {
    expect(paymentNotice(order(), null)).toBeNull();
    expect(isPaymentPending(order())).toBe(true);
  });

  it("reports the expired time, while the payment is still pending", () => {
    const expiredOrder = order({ paymentExpiresAt: null });
    expect(paymentNotice(expiredOrder, null)?.text).toBe("The time to pay has run out.");
    expect(isPaymentPending(expiredOrder)).toBe(true);
  });

  it.each([
    ["SHOP", false, "This order was cancelled because it was not paid in time."],
    ["SHOP", true, "This order was cancelled because its payment was not accepted. You were not charged."],
    ["SHOPPER", false, "This order was cancelled."],
    ["ADMIN", false, "This order was cancelled."],
    [null, false, "This order was cancelled."],
  ] as const)(
    "reports the order that was cancelled by: %s, payment refused: %j",
    (changedBy, isPaymentRefused, text) => {
      const statusHistory = changedBy
        ? [
            { id: "1", toStatus: "PENDING" as const, changedBy: "SHOPPER" as const, isPaymentRefused: false },
            { id: "2", toStatus: "CANCELLED" as const, changedBy, isPaymentRefused },
          ]
        : undefined;
      const cancelledOrder = order({
        paymentExpiresAt: null,
        orderStatus: "CANCELLED",
        ...(statusHistory && { statusHistory }),
      });
      expect(paymentNotice(cancelledOrder, null)).toMatchObject({ tone: "info", text });
      expect(isPaymentPending(cancelledOrder)).toBe(false);
    },
  );

  it.each([
    ["CANCELLED", "REFUNDED", "Your payment will be refunded in full."],
    ["RETURNED", "REFUNDED", "Your payment will be refunded in full."],
    ["CONFIRMED", "PENDING", "There is nothing to pay for this order."],
    ["SHIPPED", "FAILED", "There is nothing to pay for this order."],
  ] as const)(
    "reports no received payment of an order that is %s and %s",
    (orderStatus, paymentStatus, text) => {
      const paymentDetails = { method: "ONLINE" as const, transactionId: null, paymentStatus };
      const endedOrder = order({ paymentExpiresAt: null, orderStatus, paymentDetails });
      expect(paymentNotice(endedOrder, null)).toEqual({ tone: "info", text });
    },
  );

  it("reports the received payment", () => {
    const paid = order({
      paymentExpiresAt: null,
      orderStatus: "CONFIRMED",
      paymentDetails: { method: "ONLINE", transactionId: "pay_1", paymentStatus: "COMPLETED" },
    });
    expect(paymentNotice(paid, null)).toMatchObject({ tone: "success" });
    expect(isPaymentPending(paid)).toBe(false);
  });
});

it("combines the last error with the outcome, except for a received payment", () => {
  const refunded = verificationFailedNotice(
    refusal("PAYMENT_RETURNED", "Your payment is being refunded in full."),
  );
  const cancelledOrder = order({ paymentExpiresAt: null, orderStatus: "CANCELLED" });
  expect(paymentNotice(cancelledOrder, refunded)).toMatchObject({ tone: "error", text: refunded.text });
  expect(paymentNotice(cancelledOrder, dismissedNotice(undefined))).toEqual(
    paymentNotice(cancelledOrder, null),
  );
  const confirmed = order({
    paymentExpiresAt: null,
    orderStatus: "CONFIRMED",
    paymentDetails: { method: "ONLINE", transactionId: "pay_1", paymentStatus: "COMPLETED" },
  });
  expect(paymentNotice(confirmed, dismissedNotice("Declined."))).toMatchObject({ tone: "success" });
});

it("treats no payment as pending for cash on delivery", () => {
  expect(
    isPaymentPending(
      order({ paymentDetails: { method: "COD", transactionId: null, paymentStatus: "PENDING" } }),
    ),
  ).toBe(false);
});

const refusal = (code: string, message = "No") =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message, extensions: { code } }] });

const noResponse = new TypeError("Failed to fetch");

it("knows the outcome only of a refused payment, not without a response", () => {
  expect(isOutcomeUnknown(noResponse)).toBe(true);
  expect(isOutcomeUnknown(refusal("INTERNAL"))).toBe(true);
  expect(isOutcomeUnknown(refusal("ORDER_NOT_FOUND"))).toBe(false);
});

describe("the error message", () => {
  it("is the specification's text if the gateway cannot be reached or loaded", () => {
    expect(gatewayNotLoadedNotice().text).toBe("Failed to load payment gateway.");
    expect(setupFailedNotice(noResponse).text).toBe("Payment setup failed.");
    expect(setupFailedNotice(refusal("INTERNAL")).text).toBe("Payment setup failed.");
  });

  it("is the server's message for an order that is no longer payable", () => {
    expect(
      setupFailedNotice(refusal("ORDER_NOT_PAYABLE", "This order can no longer be paid online.")).text,
    ).toBe("This order can no longer be paid online.");
  });

  it("reports a failed verification, with a detail if its outcome is unknown", () => {
    expect(verificationFailedNotice(refusal("PAYMENT_NOT_VERIFIED", "Payment verification failed."))).toEqual(
      {
        tone: "error",
        text: "Payment verification failed.",
      },
    );
    expect(verificationFailedNotice(refusal("INTERNAL"))).toMatchObject({
      text: "Payment verification failed.",
      detail: expect.stringContaining("as soon as the payment reaches us"),
    });
  });

  it("says after a verification without an answer that the payment can still arrive", () => {
    expect(verificationFailedNotice(noResponse)).toEqual({
      tone: "error",
      text: "Payment verification failed.",
      detail:
        "We did not hear back from the shop. If money has left your account, your order will be confirmed as soon as the payment reaches us.",
    });
  });

  it("says that a payment without an answer to its start can be started again", () => {
    expect(setupFailedNotice(noResponse).detail).toContain("You can safely try again");
    expect(setupFailedNotice(refusal("INTERNAL")).detail).toBeUndefined();
  });

  it("is the bank's reason for a declined payment", () => {
    expect(dismissedNotice("Declined by the bank.")).toMatchObject({
      tone: "error",
      text: "Declined by the bank.",
    });
  });

  it("is no error for a closed window", () => {
    expect(dismissedNotice(undefined)).toMatchObject({ tone: "info" });
  });
});
