import type { MailJob, TasksOf } from "../../platform/jobs/jobs.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import { mailOf } from "../../platform/mail/mail-layout.rules.ts";
import { isMailedStatus, statusMail } from "./order-mails.rules.ts";
import type { Services } from "../shop/services.ts";
import { randomToken, linkHash } from "../accounts/mailed-secrets/secret.rules.ts";
import { orderAddressToMail, setOrderAddressHash } from "../accounts/order-addresses/order-address.store.ts";
import { orderAddressMail } from "./order-address-mail.rules.ts";
import { orderToMail } from "./order-mail.store.ts";
import { sendOrderMail } from "./send-order-mail.ts";

type OrderJobs = {
  /** Tells the shopper the new status of an order, unless it has changed again by the time of sending. */
  "mail-order-status": { orderId: string; status: string } & MailJob;
  /** Asks a second address that an order names whether it wants the mails about orders. */
  "mail-order-address": { addressId: string };
};

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads extends OrderJobs {}
}

/**
 * Mails on the status of an order, and the confirmation of its second address. A status mail is dropped if the order has
 * another status by then. The confirmation link is created when its mail is sent; only its hash is stored.
 */
export const orderTasks = (services: Services, mailer: Mailer): TasksOf<OrderJobs> => {
  const { publicUrl } = services.settings;
  const { manager } = services.database.source;
  return {
    "mail-order-status": async ({ orderId, status, mailId: id }) => {
      const order = await orderToMail(manager, orderId);
      if (!order?.wantsUpdates || order.status !== status || !isMailedStatus(status)) return;
      const { trackingId } = order;
      const { returnDays } = services.settings.shop;
      const text = statusMail(order, { status, trackingId, returnDays }, { orders: `${publicUrl}/orders` });
      await sendOrderMail(services, mailer, {
        orderId,
        updatesOf: order.userId,
        receivers: order.receivers,
        text,
        id,
      });
    },
    "mail-order-address": async ({ addressId }) => {
      const email = await orderAddressToMail(manager, addressId);
      if (!email) return;
      const token = randomToken();
      await setOrderAddressHash(manager, addressId, linkHash(token));
      const text = orderAddressMail(services.settings.brand.name, `${publicUrl}/verify-email?token=${token}`);
      await mailer.send(mailOf(email, text, services.settings));
    },
  };
};
