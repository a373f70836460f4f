import { freshId, nowInSeconds, type StandInPayment, type StandInRefund } from "./ledger.ts";
import type { StandIn } from "./pay.ts";
import { badRequest } from "./refusal.ts";

type Asked = { amount?: number | undefined; receipt?: string | undefined; key?: string | undefined };

/** Gives money back: the whole rest unless an amount is named, never more than came in, and once for each key. */
export const makeRefund = (standIn: StandIn, payment: StandInPayment, asked: Asked): StandInRefund => {
  const { ledger, webhooks } = standIn;
  if (asked.key !== undefined && !/^[\w-]{10,}$/.test(asked.key))
    throw badRequest("The idempotency key must have at least 10 letters, digits, hyphens and underscores.");
  const body = JSON.stringify([payment.id, asked.amount ?? null, asked.receipt ?? null]);
  const known = asked.key === undefined ? undefined : ledger.refundKeys[asked.key];
  if (known) {
    const made = ledger.refunds.find(({ id }) => id === known.refundId);
    if (known.asked !== body || !made)
      throw badRequest("Different request body sent for the same idempotency header.");
    return made;
  }
  if (!payment.captured) throw badRequest("The payment status should be captured for action to be taken");
  const left = payment.amount - payment.amount_refunded;
  const amount = asked.amount ?? left;
  if (left === 0) throw badRequest("The payment has been fully refunded already");
  if (amount > left)
    throw badRequest("The total refund amount is greater than the refund payment amount", "amount");
  const made: StandInRefund = {
    id: freshId("rfnd"),
    entity: "refund",
    amount,
    currency: payment.currency,
    payment_id: payment.id,
    receipt: asked.receipt ?? null,
    status: "processed",
    speed_processed: "normal",
    created_at: nowInSeconds(),
  };
  payment.amount_refunded += amount;
  payment.refund_status = payment.amount_refunded === payment.amount ? "full" : "partial";
  if (payment.refund_status === "full") payment.status = "refunded";
  ledger.refunds.push(made);
  if (asked.key !== undefined) ledger.refundKeys[asked.key] = { asked: body, refundId: made.id };
  ledger.save();
  webhooks.tell([{ event: "refund.processed", things: { refund: { ...made }, payment: { ...payment } } }]);
  return made;
};
