import type { TasksOf } from "../../platform/jobs/jobs.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import { refundMail } from "./refund-mail.rules.ts";
import type { Shop } from "../shop/shop.ts";
import { sendOrderMail } from "../orders/send-order-mail.ts";
import { checkRefund } from "./check-refund.command.ts";
import { confirmPayment } from "./confirm-payment.command.ts";
import { expireOrder } from "./expire-order.command.ts";
import { refundPayment } from "./refund-payment.command.ts";
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

/** What is done about money while nobody waits for it. Each may run again, and beside itself, without harm. */
export const paymentTasks = (shop: Shop, mailer: Mailer): TasksOf<PaymentJobs> => ({
  "confirm-payment": ({ intentId }) => confirmPayment(shop, intentId),
  "expire-order": ({ orderId }) => expireOrder(shop, orderId),
  "refund-payment": ({ refundId }) => refundPayment(shop, refundId),
  "check-refund": ({ refundId }) => checkRefund(shop, refundId),
  "mail-refund": async ({ refundId }) => {
    const { publicUrl } = shop.settings;
    const refund = await refundToMail(shop.database.source.manager, refundId);
    if (!refund) return;
    const text = refundMail(refund.news, `${publicUrl}/orders`);
    await sendOrderMail(shop, mailer, { receivers: refund.receivers, text, id: `refund.${refundId}` });
  },
  "sweep-payments": () => sweepPayments(shop),
});

/** Longest time between two sweeps, in seconds. */
const sweepAtLeastEvery = 30;

/** Seconds between two sweeps: often enough for the shortest time that the shop waits for anything. */
export const sweepEvery = ({
  reconcileAfterSeconds,
  orderExpiresSeconds,
  startWithinSeconds,
}: Shop["settings"]["payments"]): number =>
  Math.min(
    sweepAtLeastEvery,
    Math.max(1, Math.min(reconcileAfterSeconds, orderExpiresSeconds, startWithinSeconds) / 4),
  );
