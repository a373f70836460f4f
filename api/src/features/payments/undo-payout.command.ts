import { addAudit } from "../audit/audit.store.ts";
import { AuditSubject, type Author } from "../audit/audit.rules.ts";
import { inTransaction } from "../../platform/database/database.ts";
import { asId } from "../../platform/ids.ts";
import type { Services } from "../shop/services.ts";
import { refuse } from "./payments.refusals.ts";
import { lockPayout, reopenPayout } from "./payout-write.store.ts";

/**
 * Makes a payout as it was before it was recorded as paid, within 30 minutes: its destination is still stored, and the shopper has
 * got no mail. `seenPaidAt` is when the record that the admin saw was made: a later one, such as the correction of another admin,
 * is not undone unseen. Returns its id.
 * Throws BAD_ID, PAYOUT_NOT_FOUND, PAYOUT_NOT_PAID, PAYOUT_RECORDED_AGAIN, PAYOUT_UNDO_ENDED.
 */
export const undoPayout = (
  services: Services,
  author: Author,
  { payoutId, seenPaidAt }: { payoutId: string; seenPaidAt?: Date | null },
): Promise<string> => {
  const id = asId(payoutId, "payoutId");
  return inTransaction(services.database, async (tx) => {
    const payout = await lockPayout(tx, id);
    if (!payout) return refuse("PAYOUT_NOT_FOUND");
    if (!payout.paidAt) return refuse("PAYOUT_NOT_PAID");
    if (seenPaidAt && seenPaidAt.getTime() !== payout.paidAt.getTime()) refuse("PAYOUT_RECORDED_AGAIN");
    if (!(await reopenPayout(tx, id))) refuse("PAYOUT_UNDO_ENDED");
    await addAudit(tx, {
      author,
      action: "undoPayout",
      subject: AuditSubject.ORDER,
      subjectId: payout.orderId,
      label: payout.orderNumber,
      changes: {
        payout: { before: { amount: payout.amount / 100, reference: payout.reference }, after: null },
      },
    });
    return id;
  });
};
