import { clockTime } from "../../../platform/database/clock-time.ts";
import { inTransaction } from "../../../platform/database/database.ts";
import { addJob } from "../../../platform/jobs/jobs.ts";
import type { Services } from "../../shop/services.ts";
import { ledgerRow } from "../payment.store.ts";
import { addDisputeMail, putDispute } from "./dispute.store.ts";

/**
 * Asks Razorpay about a dispute and stores the answer. The shop gets one mail for each of its phases, however often this is
 * called. No credit follows: a lost dispute is money lost.
 */
export const recordDispute = async (services: Services, gatewayDisputeId: string): Promise<void> => {
  const askedAt = await clockTime(services.database.source.manager);
  const dispute = await services.razorpay.dispute(gatewayDisputeId);
  await inTransaction(services.database, async (tx) => {
    const payment = await ledgerRow(tx, dispute.gatewayPaymentId);
    if (payment) {
      const id = await putDispute(tx, payment.id, dispute, askedAt);
      if (id && (await addDisputeMail(tx, id, dispute.phase)))
        await addJob(tx, "mail-dispute", { disputeId: id, phase: dispute.phase });
    } else services.log.warn({ gatewayDisputeId }, "a dispute is about a payment that is not in the ledger");
  });
};
