import type { EntityManager } from "typeorm";
import type { AuditAction } from "../../audit/audit-action.rules.ts";
import { addAudit } from "../../audit/audit.store.ts";
import { AuditSubject, type Author, type FieldChanges } from "../../audit/audit.rules.ts";
import type { LockedProduct } from "../admin-product.store.ts";
import { raiseVersions } from "./product-picture.store.ts";

/** Gives a locked product its next version, with the audit entry of the changed files. */
export const recordNewVersion = async (
  tx: EntityManager,
  product: Pick<LockedProduct, "id" | "title" | "version">,
  { author, action, changes }: { author: Author; action: AuditAction; changes: FieldChanges },
): Promise<void> => {
  await raiseVersions(tx, [product.id]);
  await addAudit(tx, {
    author,
    action,
    subject: AuditSubject.PRODUCT,
    subjectId: product.id,
    label: product.title,
    version: product.version + 1,
    changes,
  });
};
