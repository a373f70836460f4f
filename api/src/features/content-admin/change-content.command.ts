import type { EntityManager } from "typeorm";
import { inTransaction } from "../../platform/database/database.ts";
import { outdatePages } from "../../platform/edge/outdated-pages.ts";
import { refuse } from "./content-admin.refusals.ts";
import { asId } from "../../platform/ids.ts";
import type { AuditAction } from "../audit/audit-action.rules.ts";
import { AuditSubject, type Author, type FieldChanges } from "../audit/audit.rules.ts";
import { addAudit } from "../audit/audit.store.ts";
import { ContentDocument } from "../content/content-document.entity.ts";
import { storedContents } from "../content/current-content.ts";
import { pageTag, queryTag } from "../shop/edge-tags.rules.ts";
import type { Services } from "../shop/services.ts";
import { lockDocument, productTitleOf, versionsOf } from "./content-admin.store.ts";
import { titleOf } from "./content-input.rules.ts";

/** A text as an admin saw it. */
export type SeenContent = { id: string; version: number };

/** What a change does to the row, and what the audit says of it; `undefined` where nothing is to do. */
type Change = { set?: Pick<ContentDocument, "draft">; changes: FieldChanges };

type ChangeContent = (tx: EntityManager, stored: ContentDocument) => Promise<Change | undefined>;

/** The name of a stored text. */
export const storedTitle = async (tx: EntityManager, stored: ContentDocument): Promise<string> => {
  const [latest] = await versionsOf(tx, stored.id);
  return titleOf(stored, stored.draft ?? latest?.body ?? null, await productTitleOf(tx, stored.slug));
};

/** Every page is outdated: the bar and the footer stand on each. So are queries, such as of products with a size chart. */
const outdateContent = (tx: EntityManager): void => outdatePages(tx, [pageTag, queryTag]);

/**
 * Changes a text that the admin saw as `version`, with its audit entry, in a transaction. Throws CONTENT_NOT_FOUND, and
 * CONTENT_CHANGED if another admin was faster.
 */
export const changeContent = async (
  services: Services,
  author: Author,
  { id: given, version, action }: SeenContent & { action: AuditAction },
  change: ChangeContent,
): Promise<string> => {
  const id = asId(given, "id");
  await inTransaction(services.database, async (tx) => {
    const stored = (await lockDocument(tx, id)) ?? refuse("CONTENT_NOT_FOUND");
    if (stored.version !== version) refuse("CONTENT_CHANGED");
    const changed = await change(tx, stored);
    if (!changed) return;
    await tx.update(ContentDocument, { id }, { ...changed.set, version: () => "version + 1" });
    outdateContent(tx);
    await addAudit(tx, {
      author,
      action,
      subject: AuditSubject.CONTENT,
      subjectId: id,
      label: await storedTitle(tx, stored),
      version: version + 1,
      changes: changed.changes,
    });
  });
  storedContents.forget(services);
  return id;
};
