import type { Author } from "../audit/audit.rules.ts";
import type { Services } from "../shop/services.ts";
import { changeTicketBy } from "./change-ticket.command.ts";
import { checkedText } from "./contact-message.rules.ts";
import { changeTicket, type MessageRow } from "./contact-message.store.ts";
import { addTicketMessage } from "./ticket-message.store.ts";
import { TicketMessageKind } from "./ticket.rules.ts";

export type MessageNote = { messageId: string; note: string; idempotencyKey: string };

/** Adds a note to a ticket that only the shop reads, once for an idempotency key. Throws MESSAGE_NEEDED, MESSAGE_NOT_FOUND. */
export const addMessageNote = async (
  services: Services,
  author: Author,
  { messageId, note, idempotencyKey }: MessageNote,
): Promise<MessageRow> => {
  const message = checkedText(note);
  const change = {
    author,
    action: "addMessageNote" as const,
    messageId,
    request: { idempotencyKey, input: { message } },
  };
  return changeTicketBy(services, change, async (tx, { id }) => {
    const { userId, name: authorName } = author;
    await addTicketMessage(tx, { ticketId: id, kind: TicketMessageKind.NOTE, message, userId, authorName });
    await changeTicket(tx, id);
    return { hasNote: { before: null, after: true } };
  });
};
