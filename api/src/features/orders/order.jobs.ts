import type { Tasks } from "../../platform/jobs/jobs.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import { mailOf } from "../../platform/mail/mail-layout.rules.ts";
import { hasNews, statusMail } from "./order-mails.rules.ts";
import type { Shop } from "../shop/shop.ts";
import { orderToMail } from "./order-mail.store.ts";

const dayInWords = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "Asia/Kolkata" });

/** Mails on the way of an order. News that is no longer true when its turn comes is not sent. */
export const orderTasks = (shop: Shop, mailer: Mailer): Pick<Tasks, "mail-order-status"> => {
  const { publicUrl } = shop.settings;
  return {
    "mail-order-status": async ({ orderId, status }) => {
      const order = await orderToMail(shop.database.source.manager, orderId);
      if (!order?.wantsUpdates || order.status !== status || !hasNews(status)) return;
      const { trackingId, estimatedDelivery } = order;
      const expected = estimatedDelivery && dayInWords.format(estimatedDelivery);
      const text = statusMail(order, { status, trackingId, expected }, { orders: `${publicUrl}/orders` });
      await mailer.send(mailOf(order.email, text, publicUrl));
    },
  };
};
