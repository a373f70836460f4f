import type { EntityManager } from "typeorm";
import { ticketResolveBy, ticketState } from "./ticket-clock.store.ts";
import type { TicketState } from "./ticket.rules.ts";

export type TicketToMail = {
  id: string;
  ticketNumber: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  orderNumber: string | null;
  state: TicketState;
  isAddressProved: boolean;
  /** When the clocks started: a mail about a later start is another mail. */
  startedAt: Date;
  resolutionDueAt: Date;
};

/** A ticket as mails need it; `undefined` if missing. */
export const ticketToMail = async (tx: EntityManager, id: string): Promise<TicketToMail | undefined> => {
  const [row] = await tx.query<TicketToMail[]>(
    `select id, ticket_number as "ticketNumber", name, email, subject, message, ${ticketState} as state,
       (select o.order_number from orders o where o.id = order_id) as "orderNumber",
       address_proved_at is not null as "isAddressProved", coalesce(reopened_at, created_at) as "startedAt",
       ${ticketResolveBy} as "resolutionDueAt"
     from contact_messages where id = $1`,
    [id],
  );
  return row;
};
