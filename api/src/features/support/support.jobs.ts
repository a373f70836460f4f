import type { TasksOf } from "../../platform/jobs/jobs.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import { mailOf } from "../../platform/mail/mail-layout.rules.ts";
import { isMailable } from "../accounts/email.rules.ts";
import type { Services } from "../shop/services.ts";
import { deleteOldVisitorTickets, markAcknowledged } from "./contact-message.store.ts";
import { acknowledgementMail, answerMail, contactMail } from "./support-mails.rules.ts";
import { ticketUrl } from "./ticket-link.ts";
import { ticketToMail } from "./ticket-mail.store.ts";
import { markMailed, messagesOfTicket, ticketMessageById } from "./ticket-message.store.ts";
import { TicketMessageKind } from "./ticket.rules.ts";

type SupportJobs = {
  /** Sends a message to the shop: the first one of a ticket, or a later one of the customer. */
  "mail-contact-message": { messageId: string; entryId?: string };
  /** Tells the sender that the message has arrived. */
  "mail-ticket-acknowledgement": { messageId: string };
  /** Sends an answer of the shop to the sender. */
  "mail-ticket-answer": { answerId: string };
  /** Deletes old tickets of visitors. */
  "tidy-tickets": Record<string, never>;
};

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads extends SupportJobs {}
}

/** Replies of the shop go to the sender; replies of the sender go to the shop. */
export const supportTasks = (services: Services, mailer: Mailer): TasksOf<SupportJobs> => {
  const { manager } = services.database.source;
  return {
    "mail-contact-message": async ({ messageId, entryId }) => {
      const { publicUrl, messagesTo } = services.settings;
      const ticket = await ticketToMail(manager, messageId);
      const entry = entryId === undefined ? null : await ticketMessageById(manager, entryId);
      if (!ticket) return;
      const message = entry?.message ?? ticket.message;
      const inbox = `${publicUrl}/admin/messages?ticket=${ticket.ticketNumber}`;
      const text = contactMail({ ...ticket, message, isAgain: entry !== null }, inbox);
      const id = `contact-message.${entryId ?? messageId}`;
      await mailer.send({ ...mailOf(messagesTo, text, services.settings), replyTo: ticket.email, id });
    },
    "mail-ticket-acknowledgement": async ({ messageId }) => {
      const { brand, messagesTo } = services.settings;
      const ticket = await ticketToMail(manager, messageId);
      if (!ticket) return;
      const last = (await messagesOfTicket(manager, messageId)).findLast(
        ({ kind }) => kind === TicketMessageKind.CUSTOMER,
      );
      const mailed = { ...ticket, message: last?.message ?? ticket.message };
      const text = acknowledgementMail(mailed, brand.name, ticketUrl(services, messageId, new Date()));
      const id = `ticket-acknowledgement.${messageId}.${ticket.startedAt.getTime()}`;
      await mailer.send({ ...mailOf(ticket.email, text, services.settings), replyTo: messagesTo, id });
      await markAcknowledged(manager, messageId);
    },
    "mail-ticket-answer": async ({ answerId }) => {
      const { brand, messagesTo } = services.settings;
      const answer = await ticketMessageById(manager, answerId);
      const ticket = answer && (await ticketToMail(manager, answer.ticketId));
      if (!ticket || answer.mailedAt !== null || !isMailable(ticket.email)) return;
      const last = (await messagesOfTicket(manager, ticket.id)).findLast(
        ({ kind, id }) => kind === TicketMessageKind.CUSTOMER && id < answerId,
      );
      const text = answerMail(
        { ...ticket, message: last?.message ?? ticket.message },
        { message: answer.message, state: ticket.state },
        brand.name,
        ticketUrl(services, ticket.id, new Date()),
      );
      const id = `ticket-answer.${answerId}`;
      await mailer.send({ ...mailOf(ticket.email, text, services.settings), replyTo: messagesTo, id });
      await markMailed(manager, answerId);
      await markAcknowledged(manager, ticket.id);
    },
    "tidy-tickets": () => deleteOldVisitorTickets(manager),
  };
};
