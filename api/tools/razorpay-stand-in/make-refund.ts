import { refundStatus } from "./faults.ts";
import { freshId, nowInSeconds, paymentIn, type StandInPayment, type StandInRefund } from "./ledger.ts";
import type { StandIn } from "./pay.ts";
import { badRequest } from "./refusal.ts";

type Asked = { amount?: number | undefined; receipt?: string | undefined; key?: string | undefined };

/** Counts on a payment what is given back of it, or less again when the bank sends it back. */
const countRefunded = (payment: StandInPayment, amount: number): void => {
  payment.amount_refunded += amount;
  const isFull = payment.amount_refunded === payment.amount;
  const isPartial = payment.amount_refunded > 0;
  payment.refund_status = isFull ? "full" : isPartial ? "partial" : null;
  payment.status = isFull ? "refunded" : "captured";
};

/** What happened to a refund, told to the shop. */
const tellOf = ({ ledger, webhooks }: StandIn, refund: StandInRefund, payment: StandInPayment): void => {
  ledger.save();
  if (refund.status === "pending") return;
  webhooks.tell([
    { event: `refund.${refund.status}`, things: { refund: { ...refund }, payment: { ...payment } } },
  ]);
};

/** The bank pays a refund that is pending, or sends it back. */
export const settleRefund = (
  standIn: StandIn,
  refund: StandInRefund,
  outcome: "processed" | "failed",
): void => {
  const payment = paymentIn(standIn.ledger, refund.payment_id);
  if (!payment || refund.status !== "pending") throw badRequest("The refund is not pending");
  refund.status = outcome;
  if (outcome === "failed") countRefunded(payment, -refund.amount);
  tellOf(standIn, refund, payment);
};

/** Gives money back: the whole rest unless an amount is named, never more than came in, and once for each key. */
export const makeRefund = (standIn: StandIn, payment: StandInPayment, asked: Asked): StandInRefund => {
  const { ledger } = standIn;
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
    status: refundStatus(standIn.faults()),
    speed_processed: "normal",
    created_at: nowInSeconds(),
  };
  if (made.status !== "failed") countRefunded(payment, amount);
  ledger.refunds.push(made);
  if (asked.key !== undefined) ledger.refundKeys[asked.key] = { asked: body, refundId: made.id };
  tellOf(standIn, made, payment);
  return made;
};
