import { describe, expect, it } from "vitest";
import { onlineLimitMessage, refusedPaymentMessage } from "./online-payment.rules.ts";

describe("the limit of online payments", () => {
  it("is said with the ways out", () => {
    expect(onlineLimitMessage(50_000_000)).toBe(
      "Online payments are limited to ₹5,00,000 an order. Please order fewer pieces at a time, or place two orders.",
    );
    expect(onlineLimitMessage(9950, { isCashPossible: true })).toBe(
      "Online payments are limited to ₹99.50 an order. Please order fewer pieces at a time, place two orders, or choose cash on delivery.",
    );
  });
});

describe("the message of a refused payment", () => {
  it("says what became of the order after the sentence of the specification", () => {
    expect(refusedPaymentMessage(59_999_400, { isInCart: true })).toBe(
      "Payment setup failed. Our payment provider does not accept an online payment of ₹5,99,994. Your order was cancelled and you were not charged. Your pieces are back in your cart. Please order fewer pieces at a time, choose another payment method, or write to us.",
    );
  });

  it("names no cart if the pieces are not in one", () => {
    expect(refusedPaymentMessage(59_999_400, { isInCart: false })).not.toContain("cart");
  });

  it("names no order before placing", () => {
    expect(refusedPaymentMessage(59_999_400)).toBe(
      "Payment setup failed. Our payment provider does not accept an online payment of ₹5,99,994. Please order fewer pieces at a time, choose another payment method, or write to us.",
    );
  });
});
