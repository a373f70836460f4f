import { z } from "zod";
import { disputeIn, freshId, nowInSeconds, paymentIn, type StandInDispute } from "./ledger.ts";
import type { StandIn } from "./pay.ts";
import { unknownId } from "./refusal.ts";
import type { EventName } from "./webhooks.ts";

const outcomes = ["under_review", "action_required", "won", "lost", "closed"] as const;

const notify = ({ ledger, webhooks }: StandIn, event: EventName, dispute: StandInDispute): void => {
  ledger.save();
  const payment = paymentIn(ledger, dispute.payment_id);
  webhooks.deliverAll([{ event, entities: { payment: { ...payment }, dispute: { ...dispute } } }]);
};

/** A payer's bank opens a dispute about a payment. */
export const openDispute = (standIn: StandIn, body: unknown): StandInDispute => {
  const { paymentId, amount } = z
    .object({ paymentId: z.string(), amount: z.number().int().positive().optional() })
    .parse(body);
  const payment = paymentIn(standIn.ledger, paymentId);
  if (!payment) throw unknownId();
  const dispute: StandInDispute = {
    id: freshId("disp"),
    entity: "dispute",
    payment_id: paymentId,
    amount: amount ?? payment.amount,
    amount_deducted: 0,
    currency: "INR",
    reason_code: "goods_not_received",
    phase: "chargeback",
    status: "open",
    respond_by: nowInSeconds() + 7 * 86_400,
    created_at: nowInSeconds(),
  };
  standIn.ledger.disputes.push(dispute);
  notify(standIn, "payment.dispute.created", dispute);
  return dispute;
};

/** The bank moves a dispute on. */
export const moveDispute = (standIn: StandIn, id: string, body: unknown): StandInDispute => {
  const { outcome } = z.object({ outcome: z.enum(outcomes) }).parse(body);
  const dispute = disputeIn(standIn.ledger, id);
  if (!dispute) throw unknownId();
  dispute.status = outcome === "action_required" ? "open" : outcome;
  if (outcome === "lost") dispute.amount_deducted = dispute.amount;
  notify(standIn, `payment.dispute.${outcome}`, dispute);
  return dispute;
};
