import { addAudit } from "../audit/audit.store.ts";
import { AuditSubject, type Author } from "../audit/audit.rules.ts";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./payments.refusals.ts";
import { asId } from "../../platform/ids.ts";
import { plainText } from "../../platform/plain-text.ts";
import { cleanLine } from "../../platform/text.ts";
import type { Services } from "../shop/services.ts";
import { closePayout, lockPayout } from "./payout-write.store.ts";

const maxReferenceLength = 60;

/**
 * Records that an admin has paid a payout. It can be undone for 30 minutes; then the sweep erases the destination and tells the
 * shopper (`sweep-payments.command.ts`). The same reference again changes nothing. Also possible before the shopper has given
 * details, since they may come by phone. `seenDetailsGivenAt` is when the details that the admin saw were given, `null` for none:
 * the record is not of details that the admin has not seen. Returns its id.
 * Throws BAD_ID, PAYOUT_REFERENCE_NEEDED, PAYOUT_NOT_FOUND, PAYOUT_PAID, PAYOUT_CHANGED.
 */
export const recordPayout = (
  services: Services,
  author: Author,
  request: { payoutId: string; reference: string; seenDetailsGivenAt?: Date | null | undefined },
): Promise<string> => {
  const id = asId(request.payoutId, "payoutId");
  const reference = plainText(cleanLine(request.reference, "reference", maxReferenceLength));
  if (reference === "") refuse("PAYOUT_REFERENCE_NEEDED", { field: "reference" });
  return inTransaction(services.database, async (tx) => {
    const payout = await lockPayout(tx, id);
    if (!payout) return refuse("PAYOUT_NOT_FOUND");
    if (payout.paidAt) return payout.reference === reference ? id : refuse("PAYOUT_PAID");
    const { seenDetailsGivenAt: seen } = request;
    if (seen !== undefined && seen?.getTime() !== payout.detailsGivenAt?.getTime()) refuse("PAYOUT_CHANGED");
    await closePayout(tx, id, { userId: author.userId, reference });
    await addAudit(tx, {
      author,
      action: "recordPayout",
      subject: AuditSubject.ORDER,
      subjectId: payout.orderId,
      label: payout.orderNumber,
      changes: {
        payout: { before: null, after: { amount: payout.amount / 100, reference } },
      },
    });
    return id;
  });
};
