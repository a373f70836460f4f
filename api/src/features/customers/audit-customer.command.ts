import type { EntityManager } from "typeorm";
import type { AuditAction } from "../audit/audit-action.rules.ts";
import { AuditSubject, type Author, type FieldChanges } from "../audit/audit.rules.ts";
import { addAudit } from "../audit/audit.store.ts";

/**
 * Audits a change of what the staff records about a customer. The audit stays when a shopper deletes the account, so it has neither
 * a name nor the words of notes and tags.
 */
export const auditCustomer = (
  tx: EntityManager,
  author: Author,
  { userId, action, changes }: { userId: string; action: AuditAction; changes: FieldChanges },
): Promise<void> =>
  addAudit(tx, {
    author,
    action,
    subject: AuditSubject.CUSTOMER,
    subjectId: userId,
    label: userId.slice(-8),
    changes,
  });
