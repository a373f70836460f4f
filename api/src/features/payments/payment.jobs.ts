import type { TasksOf } from "../../platform/jobs/jobs.ts";
import { mailOf } from "../../platform/mail/mail-layout.rules.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import { refundMail } from "./refund-mail.rules.ts";
import type { Shop } from "../shop/shop.ts";
import { sendOrderMail } from "../orders/send-order-mail.ts";
import { checkRefund } from "./check-refund.command.ts";
import { confirmPayment } from "./confirm-payment.command.ts";
import { expireOrder } from "./expire-order.command.ts";
import { requestRefund } from "./request-refund.command.ts";
import { payoutMail, type PayoutStep } from "./payout-mail.rules.ts";
import { payoutToMail } from "./payout.store.ts";
import { refundToMail } from "./refund.store.ts";
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
export const paymentTasks = (shop: Shop, mailer: Mailer): TasksOf<PaymentJobs> => ({
  "confirm-payment": ({ intentId }) => confirmPayment(shop, intentId),
  "expire-order": ({ orderId }) => expireOrder(shop, orderId),
  "refund-payment": ({ refundId }) => requestRefund(shop, refundId),
  "check-refund": ({ refundId }) => checkRefund(shop, refundId),
  "mail-refund": async ({ refundId }) => {
    const { publicUrl } = shop.settings;
    const refund = await refundToMail(shop.database.source.manager, refundId);
    if (!refund) return;
    const text = refundMail(refund.facts, `${publicUrl}/orders`);
    const { orderId, receivers } = refund;
    await sendOrderMail(shop, mailer, { orderId, receivers, text, id: `refund.${refundId}` });
  },
  "mail-payout": async ({ payoutId, step }) => {
    const payout = await payoutToMail(shop.database.source.manager, payoutId);
    if (!payout || !isCurrentStep(step, payout)) return;
    const text = payoutMail(step, payout.facts, `${shop.settings.publicUrl}/orders`);
    const { orderId, receivers } = payout;
    // With the time of the details, since a shopper who changes them must be shown each mail about them.
    const id = `payout.${payoutId}.${step}.${payout.detailsGivenAt?.getTime() ?? 0}`;
    await sendOrderMail(shop, mailer, { orderId, receivers, text, id });
  },
  "record-dispute": ({ gatewayDisputeId }) => recordDispute(shop, gatewayDisputeId),
  "mail-dispute": async ({ disputeId, phase }) => {
    const { publicUrl, mail } = shop.settings;
    const dispute = await findDispute(shop.database, disputeId);
    // A late mail about an earlier phase would name the wrong date. The later phase has a mail of its own.
    if (dispute?.phase !== phase) return;
    const { orderId } = dispute;
    const url = `${publicUrl}${orderId ? `/admin/orders/${orderId}` : "/admin/payments?view=disputes"}`;
    const id = `dispute.${disputeId}.${phase.replaceAll(/\W/g, "-") || "new"}`;
    await mailer.send({ ...mailOf(mail.contact, disputeMail(dispute, url), publicUrl), id });
  },
  "fetch-settlements": () => scheduleSettlementDays(shop),
  "fetch-settlement-day": ({ day }) => fetchSettlementDay(shop, day),
  "sweep-payments": () => sweepPayments(shop),
  "tidy-webhook-events": () => deleteOldEvents(shop.database.source.manager),
});

/** Longest time between two sweeps, in seconds. */
const longestSweepInterval = 30;

/** Seconds between two sweeps: a quarter of the shortest time limit of payments, from 1 to 30. */
export const sweepIntervalSeconds = ({
  reconcileAfterSeconds,
  orderExpiresSeconds,
  startWithinSeconds,
}: Shop["settings"]["payments"]): number =>
  Math.min(
    longestSweepInterval,
    Math.max(1, Math.min(reconcileAfterSeconds, orderExpiresSeconds, startWithinSeconds) / 4),
  );
