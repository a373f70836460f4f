import type { EntityManager } from "typeorm";
import { messageById } from "./contact-message.store.ts";
import { ticketToMail } from "./ticket-mail.store.ts";
import { messagesOfTicket } from "./ticket-message.store.ts";
import type { TicketView } from "./ticket-view.types.ts";
import { mayCustomerWrite, TicketMessageKind, TicketState } from "./ticket.rules.ts";

/** A ticket for the holder of its link; `undefined` if missing. Notes stay in the shop. */
export const ticketView = async (tx: EntityManager, id: string): Promise<TicketView | undefined> => {
  const [ticket, times] = [await messageById(tx, id), await ticketToMail(tx, id)];
  if (!ticket || !times) return undefined;
  const later = (await messagesOfTicket(tx, id)).filter(({ kind }) => kind !== TicketMessageKind.NOTE);
  const first = { id, isAnswer: false, message: ticket.message, createdAt: ticket.createdAt };
  return {
    ticketNumber: ticket.ticketNumber,
    subject: ticket.subject,
    state: ticket.state,
    resolutionDueAt: ticket.state === TicketState.RESOLVED ? null : times.resolutionDueAt,
    canWrite: mayCustomerWrite(later.map(({ kind }) => kind)),
    messages: [
      first,
      ...later.map(({ kind, ...message }) => ({ ...message, isAnswer: kind === TicketMessageKind.ANSWER })),
    ],
  };
};
