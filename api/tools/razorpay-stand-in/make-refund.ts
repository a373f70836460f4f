import { withoutCustomerFee } from "./charge.ts";
import { takeRefundStatus } from "./faults.ts";
import { freshId, nowInSeconds, paymentIn, type StandInPayment, type StandInRefund } from "./ledger.ts";
import type { StandIn } from "./pay.ts";
import { badRequest } from "./refusal.ts";

type RefundRequest = { amount?: number | undefined; receipt?: string | undefined; key?: string | undefined };

/** Adds to the refunded amount of a payment; a negative amount after a failed refund. */
const countRefunded = (payment: StandInPayment, amount: number): void => {
  payment.amount_refunded += amount;
  const isFull = payment.amount_refunded === withoutCustomerFee(payment);
  const isPartial = payment.amount_refunded > 0;
  payment.refund_status = isFull ? "full" : isPartial ? "partial" : null;
  payment.status = isFull ? "refunded" : "captured";
};

/** Sends the webhook of a refund that is no longer pending. */
const notifyShop = ({ ledger, webhooks }: StandIn, refund: StandInRefund, payment: StandInPayment): void => {
  ledger.save();
  if (refund.status === "pending") return;
  webhooks.deliverAll([
    { event: `refund.${refund.status}`, entities: { refund: { ...refund }, payment: { ...payment } } },
  ]);
};

/** Settles a pending refund. */
export const settleRefund = (
  standIn: StandIn,
  refund: StandInRefund,
  outcome: "processed" | "failed",
): void => {
  const payment = paymentIn(standIn.ledger, refund.payment_id);
  if (!payment || refund.status !== "pending") throw badRequest("The refund is not pending");
  refund.status = outcome;
  if (outcome === "failed") countRefunded(payment, -refund.amount);
  notifyShop(standIn, refund, payment);
};

/** Makes a refund, by default of the remaining amount. The same idempotency key returns the same refund. */
export const makeRefund = (
  standIn: StandIn,
  payment: StandInPayment,
  request: RefundRequest,
): StandInRefund => {
  const { ledger } = standIn;
  if (request.key !== undefined && !/^[\w-]{10,}$/.test(request.key))
    throw badRequest("The idempotency key must have at least 10 letters, digits, hyphens and underscores.");
  const requestText = JSON.stringify([payment.id, request.amount ?? null, request.receipt ?? null]);
  const storedRequest = request.key === undefined ? undefined : ledger.refundKeys[request.key];
  if (storedRequest) {
    const refund = ledger.refunds.find(({ id }) => id === storedRequest.refundId);
    if (storedRequest.asked !== requestText || !refund)
      throw badRequest("Different request body sent for the same idempotency header.");
    return refund;
  }
  if (!payment.captured) throw badRequest("The payment status should be captured for action to be taken");
  const refundable = withoutCustomerFee(payment) - payment.amount_refunded;
  const amount = request.amount ?? refundable;
  if (refundable === 0) throw badRequest("The payment has been fully refunded already");
  if (amount > refundable)
    throw badRequest("The total refund amount is greater than the refund payment amount", "amount");
  const refund: StandInRefund = {
    id: freshId("rfnd"),
    entity: "refund",
    amount,
    currency: payment.currency,
    payment_id: payment.id,
    receipt: request.receipt ?? null,
    status: takeRefundStatus(standIn.faults()),
    speed_processed: "normal",
    created_at: nowInSeconds(),
  };
  if (refund.status !== "failed") countRefunded(payment, amount);
  ledger.refunds.push(refund);
  if (request.key !== undefined) ledger.refundKeys[request.key] = { asked: requestText, refundId: refund.id };
  notifyShop(standIn, refund, payment);
  return refund;
};
