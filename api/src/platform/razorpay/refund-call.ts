import type { Paise } from "../money.ts";
import { RazorpayTrouble, troubleOfAnswer } from "./razorpay-trouble.ts";

export type RefundAsked = {
  gatewayPaymentId: string;
  amount: Paise;
  /** At least 10 letters, digits and hyphens; one for each refund that the shop owes. */
  idempotencyKey: string;
};

type Access = { keyId: string; keySecret: string; apiUrl: string; longestCall: number };

type Answer = { id?: unknown; status?: unknown; error?: { description?: unknown } };

/**
 * Razorpay's refund, without its client: that cannot send X-Refund-Idempotency, and a refund whose answer was lost
 * must be asked for again without being paid twice. The body has to be the very same each time.
 */
export const askForRefund = async (
  access: Access,
  { gatewayPaymentId, amount, idempotencyKey }: RefundAsked,
): Promise<{ id: string; status: string }> => {
  const answer = await fetch(`${access.apiUrl}/v1/payments/${encodeURIComponent(gatewayPaymentId)}/refund`, {
    method: "POST",
    headers: {
      authorization: `Basic ${Buffer.from(`${access.keyId}:${access.keySecret}`).toString("base64")}`,
      "content-type": "application/json",
      "x-refund-idempotency": idempotencyKey,
    },
    body: JSON.stringify({ amount, speed: "normal" }),
    signal: AbortSignal.timeout(access.longestCall),
  });
  const body = (await answer.json().catch(() => ({}))) as Answer;
  if (!answer.ok) throw troubleOfAnswer(answer.status, body.error?.description);
  if (typeof body.id !== "string") throw new RazorpayTrouble("unreachable", "an answer without an id");
  return { id: body.id, status: String(body.status) };
};
