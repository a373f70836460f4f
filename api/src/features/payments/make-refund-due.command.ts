import type { EntityManager } from "typeorm";
import { addJob } from "../../platform/jobs/jobs.ts";
import { refundJobKey } from "./payment.rules.ts";
import { addRefund, type NewRefund } from "./refund-write.store.ts";

/** Makes it due to give a payment back in full: its refund and her mail are jobs of this same transaction. */
export const makeRefundDue = async (tx: EntityManager, refund: NewRefund): Promise<void> => {
  const refundId = await addRefund(tx, refund);
  await addJob(tx, "refund-payment", { refundId }, { key: refundJobKey(refundId) });
  await addJob(tx, "mail-refund", { refundId });
};
