import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./support.refusals.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import type { Services } from "../shop/services.ts";
import { checkedText } from "./contact-message.rules.ts";
import { lockMessage, reopenTicket } from "./contact-message.store.ts";
import { readTicketLink } from "./ticket-link.ts";
import { addTicketMessage, messagesOfTicket } from "./ticket-message.store.ts";
import { mayCustomerWrite, TicketMessageKind } from "./ticket.rules.ts";

/** The id of the ticket of a link. Throws TICKET_LINK_INVALID. */
export const ticketOfLink = (services: Services, token: string): string =>
  readTicketLink(services.jwtSecret, token, new Date()) ?? refuse("TICKET_LINK_INVALID");

/**
 * Adds a message of the holder of a ticket's link, and mails it to the shop. It opens the ticket again. The link was only mailed
 * to the address of the ticket, which is proved thereby. The same text again changes nothing. Throws TICKET_LINK_INVALID,
 * TICKET_MESSAGE_WAITS if the shop has to answer first, TOO_MANY.
 */
export const answerByLink = async (
  services: Services,
  network: string,
  input: { token: string; message: string },
): Promise<void> => {
  const id = ticketOfLink(services, input.token);
  const message = checkedText(input.message);
  await services.throttles.count({ messageByNetwork: network });
  await inTransaction(services.database, async (tx) => {
    const ticket = (await lockMessage(tx, id)) ?? refuse("TICKET_LINK_INVALID");
    const messages = (await messagesOfTicket(tx, id)).filter(({ kind }) => kind !== TicketMessageKind.NOTE);
    const last = messages.at(-1);
    if (last?.kind === TicketMessageKind.CUSTOMER && last.message === message) return;
    if (!mayCustomerWrite(messages.map(({ kind }) => kind))) refuse("TICKET_MESSAGE_WAITS");
    const { userId } = ticket;
    const kind = TicketMessageKind.CUSTOMER;
    const entryId = await addTicketMessage(tx, { ticketId: id, kind, message, userId, authorName: null });
    await reopenTicket(tx, id);
    await addJob(tx, "mail-contact-message", { messageId: id, entryId });
    if (ticket.handledAt !== null) await addJob(tx, "mail-ticket-acknowledgement", { messageId: id });
  });
};
