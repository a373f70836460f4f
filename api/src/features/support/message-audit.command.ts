import type { EntityManager } from "typeorm";
import type { AuditAction } from "../audit/audit-action.rules.ts";
import { addAudit } from "../audit/audit.store.ts";
import { AuditSubject, changesBetween, type Author, type FieldChanges } from "../audit/audit.rules.ts";
import { messageById, type MessageRow } from "./contact-message.store.ts";

const stateOf = ({ readAt, handledAt, state, category }: MessageRow) => ({
  isRead: readAt !== null,
  isHandled: handledAt !== null,
  isWaiting: state === "waiting",
  category,
});

/**
 * Adds the audit entry of a change of a ticket, if its state changed or something was written. The texts stay out of the audit, so
 * that they go with their ticket.
 */
export const addMessageAudit = async (
  tx: EntityManager,
  origin: { author: Author; action: AuditAction },
  before: MessageRow,
  written: FieldChanges = {},
): Promise<void> => {
  const after = await messageById(tx, before.id);
  const changes = { ...(after && changesBetween(stateOf(before), stateOf(after))), ...written };
  if (Object.keys(changes).length === 0) return;
  await addAudit(tx, {
    ...origin,
    subject: AuditSubject.MESSAGE,
    subjectId: before.id,
    label: before.ticketNumber,
    changes,
  });
};
