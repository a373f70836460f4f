import { clockTime } from "../../platform/database/clock-time.ts";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./content-admin.refusals.ts";
import { asId } from "../../platform/ids.ts";
import { AuditSubject, changesBetween, type Author } from "../audit/audit.rules.ts";
import { addAudit } from "../audit/audit.store.ts";
import { validVersion } from "../content/content-dates.rules.ts";
import { ContentDocument } from "../content/content-document.entity.ts";
import type { Services } from "../shop/services.ts";
import { auditedContent } from "./audited-content.rules.ts";
import { storedTitle, type SeenContent } from "./change-content.command.ts";
import { lockDocument, versionsOf } from "./content-admin.store.ts";

/**
 * Throws away what is written and not published. A text that was never published is deleted. Without a draft nothing is to do.
 * Returns whether the text is deleted. Throws CONTENT_CHANGED.
 */
export const discardContentDraft = (
  services: Services,
  author: Author,
  { id: given, version }: SeenContent,
): Promise<boolean> => {
  const id = asId(given, "id");
  if (version < 1) refuse("BAD_INPUT", { field: "version" });
  return inTransaction(services.database, async (tx) => {
    const stored = await lockDocument(tx, id);
    if (!stored?.draft) return !stored;
    if (stored.version !== version) refuse("CONTENT_CHANGED");
    const label = await storedTitle(tx, stored);
    const versions = await versionsOf(tx, id);
    const valid = validVersion(versions, await clockTime(tx));
    const isNew = versions.length === 0 && stored.slug !== "";
    if (isNew) await tx.delete(ContentDocument, { id });
    else await tx.update(ContentDocument, { id }, { draft: null, version: () => "version + 1" });
    await addAudit(tx, {
      author,
      action: "discardContentDraft",
      subject: AuditSubject.CONTENT,
      subjectId: id,
      label,
      version: version + 1,
      changes: changesBetween(auditedContent(stored.draft), auditedContent(valid?.body ?? null)),
    });
    return isNew;
  });
};
