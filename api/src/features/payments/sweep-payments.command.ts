import { inTransaction } from "../../platform/database/database.ts";
import { addJob, addMissingJob } from "../../platform/jobs/jobs.ts";
import { overdueOrders } from "../orders/order-payment.store.ts";
import type { Shop } from "../shop/shop.ts";
import { giveBack } from "./give-back.command.ts";
import { claimIntentsToAsk, setNextAsk } from "./intent.store.ts";
import { nextAsk, refundJobKey } from "./payment.rules.ts";
import { intentsWithoutOrder } from "./payment.store.ts";
import { overdueRefunds } from "./refund-write.store.ts";
import { forgetOldEvents } from "./webhook-event.store.ts";

/** Most things of each kind that one sweep takes up; the next one follows soon. */
const most = 200;

/** Seconds after which a refund that is still owed gets another job, should its first one be lost or used up. */
const refundOverdueAfter = 3600;

/**
 * Looks for what has waited too long, and makes a job of each: orders to expire, intents to ask Razorpay about, money
 * without an order, refunds whose job was lost. The keys of the jobs keep many processes from doing a thing twice.
 */
export const sweepPayments = async (shop: Shop): Promise<void> => {
  const { reconcileAfterSeconds, orderExpiresSeconds } = shop.settings.payments;
  await inTransaction(shop.database, async (tx) => {
    for (const orderId of await overdueOrders(tx, most))
      await addMissingJob(tx, "expire-order", { orderId }, `expire ${orderId}`);
    for (const { id, createdAt } of await claimIntentsToAsk(tx, most)) {
      await setNextAsk(tx, id, nextAsk(createdAt, new Date(), reconcileAfterSeconds));
      await addJob(tx, "confirm-payment", { intentId: id }, { key: `ask ${id}` });
    }
    for (const refundId of await overdueRefunds(tx, refundOverdueAfter, most))
      await addMissingJob(tx, "refund-payment", { refundId }, refundJobKey(refundId));
    await forgetOldEvents(tx);
  });
  const { manager } = shop.database.source;
  for (const intentId of await intentsWithoutOrder(manager, orderExpiresSeconds, most))
    await giveBack(shop, intentId);
};
