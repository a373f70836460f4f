import { createHmac, timingSafeEqual } from "node:crypto";

/** HMAC-SHA256 in Razorpay's form: hexadecimal. */
export const hmacOf = (secret: string, text: string | Buffer): string =>
  createHmac("sha256", secret).update(text).digest("hex");

/** Compares in constant time: the time does not show how much of a forged signature was right. */
const isEqual = (expected: string, received: string): boolean => {
  const [one, other] = [Buffer.from(expected), Buffer.from(received)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/** What the browser sends after paying: the signature proves that the payment belongs to the gateway order. */
export type PaymentProof = { gatewayOrderId: string; gatewayPaymentId: string; signature: string };

export const isPaymentSignature = (secret: string, proof: PaymentProof): boolean =>
  isEqual(hmacOf(secret, `${proof.gatewayOrderId}|${proof.gatewayPaymentId}`), proof.signature);

/** Whether a webhook is signed with any of the secrets. There are two while the old one is being replaced. */
export const isWebhookSignature = (secrets: readonly string[], body: Buffer, signature: string): boolean =>
  secrets.map((secret) => isEqual(hmacOf(secret, body), signature)).includes(true);
