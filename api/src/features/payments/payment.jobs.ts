import type { TasksOf } from "../../platform/jobs/jobs.ts";
import { mailOf } from "../../platform/mail/mail-layout.rules.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import { refundMail } from "./refund-mail.rules.ts";
import type { Services } from "../shop/services.ts";
import { sendOrderMail } from "../orders/send-order-mail.ts";
import { cashChangeMail } from "./cash-change-mail.rules.ts";
import { checkRefund } from "./check-refund.command.ts";
import { confirmPayment } from "./confirm-payment.command.ts";
import { expireOrder } from "./expire-order.command.ts";
import { requestRefund } from "./request-refund.command.ts";
import { payoutMail, type PayoutStep } from "./payout-mail.rules.ts";
import { cashChangeToMail, payoutToMail, refundToMail } from "./payment-mail.store.ts";
import { disputeMail } from "./disputes/dispute-mail.rules.ts";
import { findDispute } from "./disputes/dispute.store.ts";
import { recordDispute } from "./disputes/record-dispute.command.ts";
import { fetchSettlementDay, scheduleSettlementDays } from "./settlements/fetch-settlements.command.ts";
import { sweepPayments } from "./sweep-payments.command.ts";
import { deleteOldEvents } from "./webhook-event.store.ts";

type PaymentJobs = {
  /** Asks Razorpay what was paid on an intent, and books it. */
  "confirm-payment": { intentId: string };
  /** Cancels an order that was not paid in time. */
  "expire-order": { orderId: string };
  /** Refunds a payment that the shop may not keep. */
  "refund-payment": { refundId: string };
  /** Asks Razorpay whether a refund that it accepted was paid. */
  "check-refund": { refundId: string };
  /** Tells the shopper about a step of a payout. */
  "mail-payout": { payoutId: string; step: PayoutStep };
  /** Tells the shopper that a part of a cash order is credited before its cash is recorded. */
  "mail-cash-change": { creditId: string };
  /** Tells the shopper about a refund. */
  "mail-refund": { refundId: string };
  /** Asks Razorpay about a dispute, and stores it. */
  "record-dispute": { gatewayDisputeId: string };
  /** Tells the shop about a dispute that has entered a phase. */
  "mail-dispute": { disputeId: string; phase: string };
  /** Adds a job for each day whose settlement report is to be fetched. */
  "fetch-settlements": Record<string, never>;
  /** Fetches the settlement report of a day and compares it with the ledger. */
  "fetch-settlement-day": { day: string };
  /** Finds orders, intents and refunds that have waited too long. */
  "sweep-payments": Record<string, never>;
  /** Deletes old webhook events. */
  "tidy-webhook-events": Record<string, never>;
};

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads extends PaymentJobs {}
}

/** Whether a payout still waits for what a mail asks. A late mail of an earlier step would confuse. */
const isCurrentStep = (
  step: PayoutStep,
  { detailsGivenAt, paidAt }: { detailsGivenAt: Date | null; paidAt: Date | null },
): boolean => (step === "asked" ? !detailsGivenAt && !paidAt : step === "given" ? !paidAt : true);

/** The background jobs of payments. Each is idempotent and may run concurrently with itself. */
export const paymentTasks = (services: Services, mailer: Mailer): TasksOf<PaymentJobs> => ({
  "confirm-payment": ({ intentId }) => confirmPayment(services, intentId),
  "expire-order": ({ orderId }) => expireOrder(services, orderId),
  "refund-payment": ({ refundId }) => requestRefund(services, refundId),
  "check-refund": ({ refundId }) => checkRefund(services, refundId),
  "mail-refund": async ({ refundId }) => {
    const { publicUrl } = services.settings;
    const refund = await refundToMail(services.database.source.manager, refundId);
    if (!refund) return;
    const text = refundMail(refund.facts, `${publicUrl}/orders`);
    const { orderId, receivers } = refund;
    await sendOrderMail(services, mailer, { orderId, receivers, text, id: `refund.${refundId}` });
  },
  "mail-cash-change": async ({ creditId }) => {
    const change = await cashChangeToMail(services.database.source.manager, creditId);
    // Of an order that has ended no cash is due: a late mail would name an amount to pay.
    if (!change || (change.hasEnded && !change.facts.isDelivered)) return;
    const { orderId, receivers, facts } = change;
    const text = cashChangeMail(facts, `${services.settings.publicUrl}/orders`);
    await sendOrderMail(services, mailer, { orderId, receivers, text, id: `cash-change.${creditId}` });
  },
  "mail-payout": async ({ payoutId, step }) => {
    const payout = await payoutToMail(services.database.source.manager, payoutId);
    if (!payout || !isCurrentStep(step, payout)) return;
    const text = payoutMail(step, payout.facts, `${services.settings.publicUrl}/orders`);
    const { orderId, receivers } = payout;
    // With the time of the details, since a shopper who changes them must be shown each mail about them.
    const id = `payout.${payoutId}.${step}.${payout.detailsGivenAt?.getTime() ?? 0}`;
    await sendOrderMail(services, mailer, { orderId, receivers, text, id });
  },
  "record-dispute": ({ gatewayDisputeId }) => recordDispute(services, gatewayDisputeId),
  "mail-dispute": async ({ disputeId, phase }) => {
    const { publicUrl, messagesTo } = services.settings;
    const dispute = await findDispute(services.database, disputeId);
    // A late mail about an earlier phase would name the wrong date. The later phase has a mail of its own.
    if (dispute?.phase !== phase) return;
    const { orderId } = dispute;
    const url = `${publicUrl}${orderId ? `/admin/orders/${orderId}` : "/admin/payments?view=disputes"}`;
    const id = `dispute.${disputeId}.${phase.replaceAll(/\W/g, "-") || "new"}`;
    await mailer.send({ ...mailOf(messagesTo, disputeMail(dispute, url), services.settings), id });
  },
  "fetch-settlements": () => scheduleSettlementDays(services),
  "fetch-settlement-day": ({ day }) => fetchSettlementDay(services, day),
  "sweep-payments": () => sweepPayments(services),
  "tidy-webhook-events": () => deleteOldEvents(services.database.source.manager),
});

/** Longest time between two sweeps, in seconds. */
const longestSweepInterval = 30;

/** Seconds between two sweeps: a quarter of the shortest time limit of payments, from 1 to 30. */
export const sweepIntervalSeconds = ({
  reconcileAfterSeconds,
  orderExpiresSeconds,
  startWithinSeconds,
}: Services["settings"]["payments"]): number =>
  Math.min(
    longestSweepInterval,
    Math.max(1, Math.min(reconcileAfterSeconds, orderExpiresSeconds, startWithinSeconds) / 4),
  );
