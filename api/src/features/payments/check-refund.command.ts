import type { EntityManager } from "typeorm";
import { inTransaction } from "../../platform/database/database.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import type { Services } from "../shop/services.ts";
import { refundJobKey, refundRetryDelay } from "./payment.rules.ts";
import { reopenRefund, acceptedRefund, type AcceptedRefund } from "./refund-write.store.ts";
import { scheduleRefundCheck } from "./schedule-refund-check.command.ts";

const requestRefundAgain = (tx: EntityManager, { id: refundId, failures }: AcceptedRefund): Promise<void> =>
  addJob(
    tx,
    "refund-payment",
    { refundId },
    { key: refundJobKey(refundId), after: refundRetryDelay(failures + 1) },
  );

/**
 * Asks Razorpay for the status of a refund that it accepted. A failed one becomes due again; a pending one is checked
 * again later.
 */
export const checkRefund = async (services: Services, refundId: string): Promise<void> => {
  const refund = await acceptedRefund(services.database.source.manager, refundId);
  if (!refund) return;
  const { status } = await services.razorpay.refundById(refund.gatewayRefundId);
  if (status === "processed") return;
  await inTransaction(services.database, async (tx) => {
    if (status !== "failed") await scheduleRefundCheck(tx, refundId);
    else if (await reopenRefund(tx, refund)) await requestRefundAgain(tx, refund);
  });
  if (status === "failed")
    services.log.error({ refundId }, "Razorpay could not pay a refund: it is requested again");
};
