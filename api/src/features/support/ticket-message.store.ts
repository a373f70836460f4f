import type { EntityManager } from "typeorm";
import { type Database, primaryRows } from "../../platform/database/database.ts";
import { instantText } from "../../platform/database/instant-text.ts";
import { TicketMessage } from "./ticket-message.entity.ts";

export type NewTicketMessage = Pick<TicketMessage, "ticketId" | "kind" | "message" | "userId" | "authorName">;

/** Adds a message to a ticket. Returns its id. */
export const addTicketMessage = async (tx: EntityManager, message: NewTicketMessage): Promise<string> => {
  const added = await tx.insert(TicketMessage, message);
  return (added.identifiers[0] as { id: string }).id;
};

/** The messages of a ticket, oldest first. */
export const messagesOfTicket = (tx: EntityManager, ticketId: string): Promise<TicketMessage[]> =>
  tx.find(TicketMessage, { where: { ticketId }, order: { id: "asc" } });

export const ticketMessageById = (tx: EntityManager, id: string): Promise<TicketMessage | null> =>
  tx.findOneBy(TicketMessage, { id });

export const markMailed = async (tx: EntityManager, id: string): Promise<void> => {
  await tx.update(TicketMessage, { id }, { mailedAt: () => "now()" });
};

export type TicketMessageRow = Pick<TicketMessage, "id" | "ticketId" | "kind" | "message" | "authorName"> & {
  createdAt: string;
  mailedAt: string | null;
};

/** The messages of many tickets, oldest first. */
export const messagesOfTickets = (
  database: Pick<Database, "primary">,
  ticketIds: readonly string[],
): Promise<TicketMessageRow[]> =>
  primaryRows<TicketMessageRow>(
    database,
    "messages-of-tickets",
    `select id, ticket_id as "ticketId", kind, message, author_name as "authorName",
       ${instantText("created_at")} as "createdAt", ${instantText("mailed_at")} as "mailedAt"
     from ticket_messages where ticket_id = any($1::uuid[]) order by id`,
    [ticketIds],
  );
