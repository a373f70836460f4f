import type { Author } from "../audit/audit.rules.ts";
import type { Services } from "../shop/services.ts";
import { changeTicketBy } from "./change-ticket.command.ts";
import { changeTicket, type MessageRow } from "./contact-message.store.ts";
import type { TicketCategory } from "./ticket.rules.ts";

/** Sets what a ticket is about. Throws MESSAGE_NOT_FOUND, MESSAGE_CHANGED. */
export const setMessageCategory = (
  services: Services,
  author: Author,
  { category, ...change }: { messageId: string; category: TicketCategory; version: number },
): Promise<MessageRow> =>
  changeTicketBy(
    services,
    { author, action: "setMessageCategory", ...change, isDone: (ticket) => ticket.category === category },
    (tx, { id }) => changeTicket(tx, id, { category }),
  );
