import type { EntityManager } from "typeorm";
import { addAudit } from "../audit/audit.store.ts";
import { AuditSubject, changesBetween, type Author } from "../audit/audit.rules.ts";
import type { ContactMessage } from "./contact-message.entity.ts";
import { messageById } from "./contact-message.store.ts";

const stateOf = ({ readAt, handledAt }: ContactMessage) => ({
  isRead: readAt !== null,
  isHandled: handledAt !== null,
});

/** Adds the audit entry of a change of a message, if its state changed. */
export const addMessageAudit = async (
  tx: EntityManager,
  origin: { author: Author; action: string },
  before: ContactMessage,
): Promise<void> => {
  const after = await messageById(tx, before.id);
  const changes = after ? changesBetween(stateOf(before), stateOf(after)) : {};
  if (Object.keys(changes).length === 0) return;
  await addAudit(tx, {
    ...origin,
    subject: AuditSubject.MESSAGE,
    subjectId: before.id,
    label: before.ticketNumber,
    changes,
  });
};
