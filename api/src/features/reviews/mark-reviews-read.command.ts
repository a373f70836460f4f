import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { asId } from "../../platform/ids.ts";
import { AuditSubject, type Author } from "../audit/audit.rules.ts";
import { addAuditEntries } from "../audit/audit.store.ts";
import type { Services } from "../shop/services.ts";
import { markRead } from "./review-write.store.ts";

/** Reviews that one request may mark. */
const maxReviews = 100;

/**
 * Marks reviews as read: they leave the list of new ones. Unknown ids change nothing. Returns the checked
 * ids. Throws BAD_INPUT.
 */
export const markReviewsRead = (
  services: Services,
  author: Author,
  reviewIds: readonly string[],
): Promise<string[]> => {
  if (reviewIds.length === 0 || reviewIds.length > maxReviews)
    refuse("BAD_INPUT", { field: "reviewIds", message: `Please choose 1 to ${maxReviews} reviews.` });
  const ids = [...new Set(reviewIds.map((id) => asId(id, "reviewIds")))].sort();
  return inTransaction(services.database, async (tx) => {
    const marked = await markRead(tx, ids);
    const entries = marked.map(({ id, title }) => ({
      author,
      action: "markReviewsRead" as const,
      subject: AuditSubject.REVIEW,
      subjectId: id,
      label: title,
      changes: { isRead: { before: false, after: true } },
    }));
    if (entries.length > 0) await addAuditEntries(tx, entries);
    return ids;
  });
};
