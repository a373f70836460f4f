import { inTransaction } from "../../platform/database/database.ts";
import { addJob, addMissingJob } from "../../platform/jobs/jobs.ts";
import { overdueOrders } from "../orders/order-payment.store.ts";
import type { Shop } from "../shop/shop.ts";
import { refundUnusedPayment } from "./refund-unused-payment.command.ts";
import { claimIntentsToAsk, setNextAskAt } from "./payment-intent.store.ts";
import { nextAskAt, refundJobKey } from "./payment.rules.ts";
import { intentsWithoutOrder } from "./payment.store.ts";
import { overdueRefunds } from "./refund-write.store.ts";
import { deleteOldEvents } from "./webhook-event.store.ts";

/** Most things of each kind that one sweep takes up; the next one follows soon. */
const batchSize = 200;

/** Seconds after which a refund that is still owed gets another job, should its first one be lost or used up. */
const refundOverdueSeconds = 3600;

/**
 * Looks for what has waited too long, and makes a job of each: orders to expire, intents to ask Razorpay about, money
 * without an order, refunds whose job was lost. The keys of the jobs keep many processes from doing a thing twice.
 */
export const sweepPayments = async (shop: Shop): Promise<void> => {
  const { reconcileAfterSeconds, orderExpiresSeconds } = shop.settings.payments;
  await inTransaction(shop.database, async (tx) => {
    for (const orderId of await overdueOrders(tx, batchSize))
      await addMissingJob(tx, "expire-order", { orderId }, `expire ${orderId}`);
    for (const { id, createdAt } of await claimIntentsToAsk(tx, batchSize)) {
      await setNextAskAt(tx, id, nextAskAt(createdAt, new Date(), reconcileAfterSeconds));
      await addJob(tx, "confirm-payment", { intentId: id }, { key: `ask ${id}` });
    }
    for (const refundId of await overdueRefunds(tx, refundOverdueSeconds, batchSize))
      await addMissingJob(tx, "refund-payment", { refundId }, refundJobKey(refundId));
    await deleteOldEvents(tx);
  });
  const { manager } = shop.database.source;
  for (const intentId of await intentsWithoutOrder(manager, orderExpiresSeconds, batchSize))
    await refundUnusedPayment(shop, intentId);
};
