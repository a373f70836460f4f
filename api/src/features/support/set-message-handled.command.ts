import type { Author } from "../audit/audit.rules.ts";
import type { Services } from "../shop/services.ts";
import { changeTicketBy } from "./change-ticket.command.ts";
import { setTicketState, type MessageRow } from "./contact-message.store.ts";
import { TicketState } from "./ticket.rules.ts";

/**
 * Marks a ticket as resolved, or as open again, also one that waits for the customer; nothing changes if it is so already. Throws
 * MESSAGE_NOT_FOUND, and MESSAGE_CHANGED for an outdated version.
 */
export const setMessageHandled = (
  services: Services,
  author: Author,
  { isHandled, ...change }: { messageId: string; isHandled: boolean; version: number | null },
): Promise<MessageRow> => {
  const state = isHandled ? TicketState.RESOLVED : TicketState.OPEN;
  return changeTicketBy(
    services,
    { author, action: "setMessageHandled", ...change, isDone: (ticket) => ticket.state === state },
    (tx, { id }) => setTicketState(tx, id, state),
  );
};
