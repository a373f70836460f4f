import { createHmac, timingSafeEqual } from "node:crypto";

/** HMAC-SHA256 as Razorpay writes it: hexadecimal. */
export const hmacOf = (secret: string, text: string | Buffer): string =>
  createHmac("sha256", secret).update(text).digest("hex");

/** Compares without telling by its time how much of a forged signature was right. */
const isSame = (expected: string, given: string): boolean => {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/** What the browser brings back after paying: proof that this payment belongs to that gateway order. */
export type PaymentProof = { gatewayOrderId: string; gatewayPaymentId: string; signature: string };

export const isPaymentSignature = (secret: string, proof: PaymentProof): boolean =>
  isSame(hmacOf(secret, `${proof.gatewayOrderId}|${proof.gatewayPaymentId}`), proof.signature);

/** A webhook signed with any of the secrets: there are two while the old one is being replaced. */
export const isWebhookSignature = (secrets: readonly string[], body: Buffer, signature: string): boolean =>
  secrets.map((secret) => isSame(hmacOf(secret, body), signature)).includes(true);
