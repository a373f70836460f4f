import type { EntityManager } from "typeorm";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./support.refusals.ts";
import { asId } from "../../platform/ids.ts";
import type { AuditAction } from "../audit/audit-action.rules.ts";
import { AuditSubject, changesBetween, type Author, type FieldChanges } from "../audit/audit.rules.ts";
import { addAudit } from "../audit/audit.store.ts";
import { idempotently } from "../audit/idempotently.command.ts";
import type { Services } from "../shop/services.ts";
import { lockMessage, messageById, type MessageRow } from "./contact-message.store.ts";

type TicketChange = {
  author: Author;
  /** Name of the mutation. */
  action: AuditAction;
  messageId: string;
  /** The version of the conversation that the admin saw; missing if it does not matter. */
  version?: number | null | undefined;
  /** Whether the ticket is in that state already. Then nothing changes, also with an old version. */
  isDone?: (ticket: MessageRow) => boolean;
  /** For a change that must not be made twice, with what it asks for. */
  request?: { idempotencyKey: string; input: Record<string, unknown> };
};

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
const addMessageAudit = async (
  tx: EntityManager,
  origin: { author: Author; action: AuditAction },
  before: MessageRow,
  written: FieldChanges,
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

/**
 * Changes a ticket under its lock, with its audit entry. `change` returns what was written besides the state. Throws
 * MESSAGE_NOT_FOUND, MESSAGE_CHANGED if the ticket has changed since the admin saw it, BAD_KEY, KEY_REUSED.
 */
export const changeTicketBy = (
  services: Services,
  { author, action, messageId, version, isDone, request }: TicketChange,
  change: (tx: EntityManager, before: MessageRow) => Promise<FieldChanges | void>,
): Promise<MessageRow> => {
  const id = asId(messageId, "messageId");
  return inTransaction(services.database, async (tx) => {
    await lockMessage(tx, id);
    const make = async () => {
      const before = (await messageById(tx, id)) ?? refuse("MESSAGE_NOT_FOUND");
      if (isDone?.(before)) return id;
      if (version != null && version !== before.version) refuse("MESSAGE_CHANGED");
      const written = await change(tx, before);
      await addMessageAudit(tx, { author, action }, before, written ?? {});
      return id;
    };
    if (request)
      await idempotently(
        tx,
        author,
        { ...request, action, input: { ...request.input, messageId: id } },
        make,
      );
    else await make();
    return (await messageById(tx, id)) ?? refuse("MESSAGE_NOT_FOUND");
  });
};
