import type { EntityManager } from "typeorm";
import { addAudit } from "../audit/audit.store.ts";
import { AuditSubject, type Author } from "../audit/audit.rules.ts";
import { clearPacked } from "./order-edit.store.ts";
import type { LockedOrder } from "./order-write.store.ts";

/**
 * Takes the mark of a packed order away, in the caller's transaction: after a wrong scan, and when what goes where has changed,
 * since the closed box has the old pieces or the old address. An order that is not packed stays as it is.
 */
export const markUnpacked = async (tx: EntityManager, author: Author, order: LockedOrder): Promise<void> => {
  if (!order.packedAt) return;
  await clearPacked(tx, order.id);
  await addAudit(tx, {
    author,
    action: "unpackOrder",
    subject: AuditSubject.ORDER,
    subjectId: order.id,
    label: order.orderNumber,
    changes: { isPacked: { before: true, after: false } },
  });
};
