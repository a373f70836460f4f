import { inTransaction } from "../../platform/database/database.ts";
import { addMissingJob } from "../../platform/jobs/jobs.ts";
import { scheduleMissingRefundCheck } from "../payments/schedule-refund-check.command.ts";
import type { Services } from "../shop/services.ts";
import { creditsWithoutNote, endedOrdersWithoutCredit, refundsToCheckAgain } from "./sweep-books.store.ts";

/** Most rows of each kind per sweep. */
const batchSize = 1000;

/**
 * Adds the jobs of refunds and credits whose first job was lost or is out of attempts: checks of accepted refunds, credit
 * notes, and credits of unpaid orders that have ended. Each job is idempotent.
 */
export const sweepBooks = (services: Services): Promise<void> =>
  inTransaction(services.database, async (tx) => {
    for (const refundId of await refundsToCheckAgain(tx, batchSize))
      await scheduleMissingRefundCheck(tx, refundId);
    for (const creditId of await creditsWithoutNote(tx, batchSize))
      await addMissingJob(tx, "issue-credit-note", { creditId }, `note ${creditId}`);
    for (const orderId of await endedOrdersWithoutCredit(tx, batchSize))
      await addMissingJob(tx, "credit-cancelled-order", { orderId }, `credit ${orderId}`);
  });
