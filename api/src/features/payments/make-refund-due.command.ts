import type { EntityManager } from "typeorm";
import { addJob } from "../../platform/jobs/jobs.ts";
import { refundJobKey } from "./payment.rules.ts";
import { addRefund, type NewRefund } from "./refund-write.store.ts";

/** Inserts the refund of a payment. Its request to Razorpay and its mail are jobs of the same transaction. */
export const makeRefundDue = async (tx: EntityManager, refund: NewRefund): Promise<void> => {
  const refundId = await addRefund(tx, refund);
  await addJob(tx, "refund-payment", { refundId }, { key: refundJobKey(refundId) });
  await addJob(tx, "mail-refund", { refundId });
};
