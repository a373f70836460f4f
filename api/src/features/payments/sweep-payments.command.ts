import { inTransaction } from "../../platform/database/database.ts";
import { addJob, addMissingJob } from "../../platform/jobs/jobs.ts";
import type { Services } from "../shop/services.ts";
import { refundUnusedPayment } from "./refund-unused-payment.command.ts";
import { claimIntentsToAsk, setNextAskAt } from "./payment-intent.store.ts";
import { finishPayouts } from "./payout-write.store.ts";
import { nextAskAt, refundJobKey } from "./payment.rules.ts";
import { intentsWithoutOrder } from "./payment.store.ts";
import { claimOverdueWithIntent, overdueWithoutIntent } from "./overdue-order.store.ts";
import { overdueRefunds } from "./refund-write.store.ts";
import { scheduleConfirmation } from "./schedule-confirmation.command.ts";

/** Maximum number of rows of each kind per sweep. */
const batchSize = 200;

/** Seconds after which a refund that is still due gets another job, in case its first one is lost or out of attempts. */
const refundOverdueSeconds = 3600;

/**
 * Finds what is overdue and adds a job for each: orders to expire, intents to ask Razorpay about, refunds whose job was
 * lost. Makes refunds of payments without an order due, and payouts final that can no longer be undone. Job keys prevent
 * duplicates among several processes.
 */
export const sweepPayments = async (services: Services): Promise<void> => {
  const { reconcileAfterSeconds, orderExpiresSeconds } = services.settings.payments;
  await inTransaction(services.database, async (tx) => {
    const overdueOrders = [
      ...(await overdueWithoutIntent(tx, batchSize)),
      ...(await claimOverdueWithIntent(tx, batchSize)),
    ];
    for (const orderId of overdueOrders)
      await addMissingJob(tx, "expire-order", { orderId }, `expire ${orderId}`);
    for (const { id, since, now } of await claimIntentsToAsk(tx, batchSize)) {
      await setNextAskAt(tx, id, nextAskAt(since, now, reconcileAfterSeconds));
      await scheduleConfirmation(tx, id);
    }
    for (const refundId of await overdueRefunds(tx, refundOverdueSeconds, batchSize))
      await addMissingJob(tx, "refund-payment", { refundId }, refundJobKey(refundId));
    for (const payoutId of await finishPayouts(tx, batchSize))
      await addJob(tx, "mail-payout", { payoutId, step: "paid" });
  });
  const { manager } = services.database.source;
  for (const intentId of await intentsWithoutOrder(manager, orderExpiresSeconds, batchSize))
    await refundUnusedPayment(services, intentId);
};
