import { randomUUID } from "node:crypto";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/errors.ts";
import type { SignedLink } from "../../platform/signed-token.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { AuditAction } from "../audit/audit-action.rules.ts";
import { AuditSubject, type Author } from "../audit/audit.rules.ts";
import { addAudit } from "../audit/audit.store.ts";
import type { Services } from "../shop/services.ts";
import { exportLink } from "./export-link.ts";
import { checkDays, ExportKind, fileName, mayExport, type Export } from "./export.rules.ts";

const actions: Record<ExportKind, AuditAction> = {
  [ExportKind.ORDERS]: "exportOrders",
  [ExportKind.CONTACTS]: "exportOrders",
  [ExportKind.CUSTOMERS]: "exportCustomers",
  [ExportKind.SALES]: "exportSales",
};

/** Audits an export. Returns a link to its file, which works for some minutes. Throws BAD_INPUT, FORBIDDEN. */
export const startExport = async (
  services: Services,
  { viewer, author }: { viewer: Viewer; author: Author },
  range: Export,
): Promise<SignedLink> => {
  const { from, to, kind } = range;
  if (!mayExport(viewer, kind)) refuse("FORBIDDEN");
  checkDays(range);
  const added = (after: unknown) => ({ before: null, after });
  const hasContacts = kind === ExportKind.CONTACTS || kind === ExportKind.CUSTOMERS;
  await inTransaction(services.database, (tx) =>
    addAudit(tx, {
      author,
      action: actions[kind],
      subject: AuditSubject.EXPORT,
      subjectId: randomUUID(),
      label: fileName(range),
      changes: { from: added(from), to: added(to), hasContacts: added(hasContacts) },
    }),
  );
  return exportLink(services, viewer, range);
};
