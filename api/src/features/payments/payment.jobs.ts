import type { TasksOf } from "../../platform/jobs/jobs.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import { refundMail } from "./refund-mail.rules.ts";
import type { Shop } from "../shop/shop.ts";
import { sendOrderMail } from "../orders/send-order-mail.ts";
import { checkRefund } from "./check-refund.command.ts";
import { confirmPayment } from "./confirm-payment.command.ts";
import { expireOrder } from "./expire-order.command.ts";
import { requestRefund } from "./request-refund.command.ts";
import { refundToMail } from "./refund.store.ts";
import { sweepPayments } from "./sweep-payments.command.ts";

type PaymentJobs = {
  /** Asks Razorpay what was paid on an intent, and books it. */
  "confirm-payment": { intentId: string };
  /** Cancels an order that was not paid in time. */
  "expire-order": { orderId: string };
  /** Refunds a payment that the shop may not keep. */
  "refund-payment": { refundId: string };
  /** Asks Razorpay whether a refund that it accepted was paid. */
  "check-refund": { refundId: string };
  /** Tells the shopper about a refund. */
  "mail-refund": { refundId: string };
  /** Finds orders, intents and refunds that have waited too long. */
  "sweep-payments": Record<string, never>;
};

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads extends PaymentJobs {}
}

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
  "sweep-payments": () => sweepPayments(shop),
});

/** Seconds. */
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
