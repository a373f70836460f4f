import type { EntityManager } from "typeorm";
import type { StaffRole } from "../../platform/permissions.rules.ts";
import type { AuditAction } from "../audit/audit-action.rules.ts";
import { AuditSubject, type Author } from "../audit/audit.rules.ts";
import { addAudit } from "../audit/audit.store.ts";

type StaffChange = {
  action: AuditAction;
  /** The account or the invitation. */
  about: { id: string; label: string };
  /** The role before and after. */
  role: [before: StaffRole | null, after: StaffRole | null];
};

export const auditStaff = (
  tx: EntityManager,
  author: Author,
  { action, about, role: [before, after] }: StaffChange,
): Promise<void> =>
  addAudit(tx, {
    author,
    action,
    subject: AuditSubject.STAFF,
    subjectId: about.id,
    label: about.label,
    changes: { staffRole: { before, after } },
  });
