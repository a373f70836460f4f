import { instantInWords } from "../../platform/days.ts";
import type { MailJob, TasksOf } from "../../platform/jobs/jobs.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import { isMailable } from "../accounts/email.rules.ts";
import { userById } from "../accounts/user.store.ts";
import { orderToMail } from "../orders/order-mail.store.ts";
import { readdressedMail } from "../orders/order-address-mail.rules.ts";
import { sendOrderMail } from "../orders/send-order-mail.ts";
import type { Services } from "../shop/services.ts";
import { payLinkMail } from "./pay-link-mail.rules.ts";
import { payLinkUrl } from "./pay-link.ts";
import { linkedOrder } from "./pay-link.store.ts";

type CheckoutJobs = {
  /** Mails the payment link of an order that an admin took, once for each value of `paymentExpiresAt`. */
  "mail-pay-link": { orderId: string };
  /** Tells the shopper that an order goes to another address. */
  "mail-order-readdressed": { orderId: string } & MailJob;
};

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads extends CheckoutJobs {}
}

/** The jobs of checkout. The link is not mailed once the order is paid, cancelled or expired. */
export const checkoutTasks = (services: Services, mailer: Mailer): TasksOf<CheckoutJobs> => ({
  "mail-pay-link": async ({ orderId }) => {
    const { manager } = services.database.source;
    const order = await linkedOrder(manager, orderId);
    const customer = order?.paymentExpiresAt && (await userById(manager, order.userId));
    if (!order?.paymentExpiresAt || !customer || !isMailable(customer.email)) return;
    const until = instantInWords(order.paymentExpiresAt);
    const text = payLinkMail({ ...order, until }, payLinkUrl(services, orderId));
    const receivers = { email: customer.email, copyTo: null, unconfirmed: null };
    // An order that is pending again has a new `paymentExpiresAt`, and gets another mail.
    const id = `pay-link.${orderId}.${order.paymentExpiresAt.getTime()}`;
    await sendOrderMail(services, mailer, { orderId, receivers, text, id });
  },
  "mail-order-readdressed": async ({ orderId, mailId: id }) => {
    const order = await orderToMail(services.database.source.manager, orderId);
    if (!order) return;
    const text = readdressedMail(order, `${services.settings.publicUrl}/orders`);
    await sendOrderMail(services, mailer, { orderId, receivers: order.receivers, text, id });
  },
});
