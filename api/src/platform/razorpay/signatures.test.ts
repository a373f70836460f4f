import Razorpay from "razorpay";
import { validatePaymentVerification } from "razorpay/dist/utils/razorpay-utils.js";
import { describe, expect, it } from "vitest";
import { hmacOf, isPaymentSignature, isWebhookSignature } from "./signatures.ts";

const proof = { gatewayOrderId: "order_1", gatewayPaymentId: "pay_1" };

describe("a payment's signature", () => {
  it("is HMAC-SHA256 over order and payment, as Razorpay documents it", () => {
    const signature = hmacOf("secret", "order_1|pay_1");
    expect(signature).toMatch(/^[0-9a-f]{64}$/);
    expect(isPaymentSignature("secret", { ...proof, signature })).toBe(true);
  });

  it("is accepted by Razorpay's own SDK", () => {
    const signature = hmacOf("secret", "order_1|pay_1");
    const payment = { order_id: "order_1", payment_id: "pay_1" };
    expect(validatePaymentVerification(payment, signature, "secret")).toBe(true);
  });

  it.each([
    ["of another secret", hmacOf("other", "order_1|pay_1")],
    ["of another order", hmacOf("secret", "order_2|pay_1")],
    ["of another payment", hmacOf("secret", "order_1|pay_2")],
    ["of both without a separator", hmacOf("secret", "order_1pay_1")],
    ["that is empty", ""],
    ["with letters that take more bytes", "é".repeat(32)],
  ])("is not one %s", (_, signature) => {
    expect(isPaymentSignature("secret", { ...proof, signature })).toBe(false);
  });
});

describe("a webhook's signature", () => {
  it("is accepted by Razorpay's own SDK", () => {
    const body = '{"event":"payment.captured"}';
    expect(Razorpay.validateWebhookSignature(body, hmacOf("new", body), "new")).toBe(true);
  });

  it("may be made only with either of two secrets", () => {
    const body = Buffer.from('{"event":"payment.captured"}');
    const by = (secret: string) => isWebhookSignature(["new", "old"], body, hmacOf(secret, body));
    expect(["new", "old", "older"].map(by)).toEqual([true, true, false]);
  });
});
