import type { Context } from "../shop/context.ts";
import { batched, grouped } from "../../platform/async/loader.ts";
import { countMessages, type MessageFilter } from "./contact-message.store.ts";
import { messagesOfTickets } from "./ticket-message.store.ts";

/** Counts of the inbox and of one list of it, read once per request and list. The key is the filter object of the list. */
export const inboxCounts = batched(({ services }: Context, filters: readonly MessageFilter[]) =>
  Promise.all(filters.map((filter) => countMessages(services.database, filter))),
);

/** The messages of each ticket, oldest first. */
export const ticketMessages = batched(async ({ services }: Context, ticketIds: readonly string[]) =>
  grouped(ticketIds, await messagesOfTickets(services.database, ticketIds), ({ ticketId }) => ticketId),
);
