import type { EntityManager } from "typeorm";
import { inTransaction } from "../../platform/database/database.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import type { Shop } from "../shop/shop.ts";
import { checkJobKey, refundCheckAfter, refundJobKey, refundPause } from "./payment.rules.ts";
import { reopenRefund, takenRefund, type TakenRefund } from "./refund-write.store.ts";

const askAgain = (tx: EntityManager, { id: refundId, failures }: TakenRefund): Promise<void> =>
  addJob(
    tx,
    "refund-payment",
    { refundId },
    { key: refundJobKey(refundId), after: refundPause(failures + 1) },
  );

/**
 * Asks Razorpay what became of a refund that it took on: one that it could not pay is owed again, and one that it has
 * not paid yet is asked about again.
 */
export const checkRefund = async (shop: Shop, refundId: string): Promise<void> => {
  const taken = await takenRefund(shop.database.source.manager, refundId);
  if (!taken) return;
  const { status } = await shop.razorpay.refundById(taken.gatewayRefundId);
  if (status === "processed") return;
  await inTransaction(shop.database, async (tx) => {
    if (status !== "failed")
      await addJob(tx, "check-refund", { refundId }, { key: checkJobKey(refundId), after: refundCheckAfter });
    else if (await reopenRefund(tx, taken)) await askAgain(tx, taken);
  });
  if (status === "failed")
    shop.log.error({ refundId }, "Razorpay could not pay a refund: it is asked for again");
};
