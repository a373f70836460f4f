import type { Author } from "../audit/audit.rules.ts";
import type { Services } from "../shop/services.ts";
import { changeTicketBy } from "./change-ticket.command.ts";
import { markRead, type MessageRow } from "./contact-message.store.ts";

/** Marks a message as read by an admin. Only the first time is recorded. Throws MESSAGE_NOT_FOUND. */
export const markMessageRead = (services: Services, author: Author, messageId: string): Promise<MessageRow> =>
  changeTicketBy(services, { author, action: "markMessageRead", messageId }, (tx, { id }) =>
    markRead(tx, id),
  );
