import type { MailJob, TasksOf } from "../../platform/jobs/jobs.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import { userById } from "../accounts/user.store.ts";
import { orderToMail } from "../orders/order-mail.store.ts";
import { readdressedMail } from "../orders/order-address-mail.rules.ts";
import { sendOrderMail } from "../orders/send-order-mail.ts";
import type { Shop } from "../shop/shop.ts";
import { payLinkMail } from "./pay-link-mail.rules.ts";
import { payLinkUrl } from "./pay-link.ts";
import { linkedOrder } from "./pay-link.store.ts";

type CheckoutJobs = {
  /** Mails the payment link of an order that an admin took, once for each value of `payableUntil`. */
  "mail-pay-link": { orderId: string };
  /** Tells the shopper that an order goes to another address. */
  "mail-order-readdressed": { orderId: string } & MailJob;
};

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads extends CheckoutJobs {}
}

const instantInWords = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Asia/Kolkata",
});

/** The jobs of checkout. The link is not mailed once the order is paid, cancelled or expired. */
export const checkoutTasks = (shop: Shop, mailer: Mailer): TasksOf<CheckoutJobs> => ({
  "mail-pay-link": async ({ orderId }) => {
    const { manager } = shop.database.source;
    const order = await linkedOrder(manager, orderId);
    const customer = order?.payableUntil && (await userById(manager, order.userId));
    if (!order?.payableUntil || !customer) return;
    const until = instantInWords.format(order.payableUntil);
    const text = payLinkMail({ ...order, until }, payLinkUrl(shop, orderId));
    const receivers = { email: customer.email, copyTo: null, unconfirmed: null };
    // An order that is pending again has a new `payableUntil`, and gets another mail.
    const id = `pay-link.${orderId}.${order.payableUntil.getTime()}`;
    await sendOrderMail(shop, mailer, { orderId, receivers, text, id });
  },
  "mail-order-readdressed": async ({ orderId, mailId: id }) => {
    const order = await orderToMail(shop.database.source.manager, orderId);
    if (!order) return;
    const text = readdressedMail(order, `${shop.settings.publicUrl}/orders`);
    await sendOrderMail(shop, mailer, { orderId, receivers: order.receivers, text, id });
  },
});
