import type { TasksOf } from "../../platform/jobs/jobs.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import { orderToMail } from "../orders/order-mail.store.ts";
import { calendarDayInWords } from "../orders/order-mails.rules.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { sendOrderMail } from "../orders/send-order-mail.ts";
import { courierPageOf } from "../shop/courier.rules.ts";
import type { Services } from "../shop/services.ts";
import { parcelMail } from "./parcel-mail.rules.ts";
import { parcelToMail } from "./parcel-mail.store.ts";

type ParcelJobs = {
  /** Mails the shopper that a parcel has left, or that it has another tracking id. */
  "mail-parcel": { parcelId: string; isCorrection: boolean };
};

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads extends ParcelJobs {}
}

/** Orders whose pieces are not on the way to the shopper any more. */
const ended: readonly OrderStatus[] = [OrderStatus.DELIVERED, OrderStatus.CANCELLED, OrderStatus.RETURNED];

/** Mails about parcels. A mail is dropped if the order was delivered, cancelled or returned by then. */
export const parcelTasks = (services: Services, mailer: Mailer): TasksOf<ParcelJobs> => ({
  "mail-parcel": async ({ parcelId, isCorrection }) => {
    const { publicUrl, couriers } = services.settings;
    const { manager } = services.database.source;
    const parcel = await parcelToMail(manager, parcelId);
    if (!parcel) return;
    const order = await orderToMail(manager, parcel.orderId);
    if (!order?.wantsUpdates || ended.includes(order.status)) return;
    const day = parcel.estimatedDelivery;
    const text = parcelMail(
      {
        ...parcel,
        orderNumber: order.orderNumber,
        name: order.name,
        ...(day && { deliveryRange: calendarDayInWords(day) }),
        isCorrection,
      },
      { orders: `${publicUrl}/orders`, tracking: courierPageOf(couriers, parcel) },
    );
    const id = `parcel.${parcelId}.${isCorrection ? parcel.version : 1}`;
    await sendOrderMail(services, mailer, {
      orderId: parcel.orderId,
      updatesOf: order.userId,
      receivers: order.receivers,
      text,
      id,
    });
  },
});
