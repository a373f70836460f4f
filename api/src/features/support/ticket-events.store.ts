import { primaryRows } from "../../platform/database/database.ts";
import { OrderEventKind, type OrderEventSource } from "../orders/order-event.rules.ts";
import type { TicketMessageKind } from "./ticket.rules.ts";

type Row = {
  id: string;
  orderId: string;
  happenedAt: Date;
  by: string | null;
  ticketNumber: string;
  /** `null` for the first message. */
  kind: TicketMessageKind | null;
};

const titles: Record<TicketMessageKind, string> = {
  customer: "Customer wrote again",
  answer: "Message answered",
  note: "Note on the message",
};

/** The tickets of orders, and what was written to them. The texts are read in the inbox. */
export const ticketEvents: OrderEventSource = async (database, orderIds) => {
  const rows = await primaryRows<Row>(
    database,
    "ticket-events-of-orders",
    `select m.id, m.order_id as "orderId", m.created_at as "happenedAt", 'the shopper' as by, m.ticket_number as "ticketNumber", null as kind
     from contact_messages m where m.order_id = any($1::uuid[])
     union all select t.id, m.order_id, t.created_at, case when t.kind = 'customer' then 'the shopper' else t.author_name end,
       m.ticket_number, t.kind
     from contact_messages m join ticket_messages t on t.ticket_id = m.id where m.order_id = any($1::uuid[])`,
    [orderIds],
  );
  return rows.map(({ kind, ...row }) => ({
    ...row,
    kind: OrderEventKind.MESSAGE,
    title: kind === null ? "Customer asked for help" : titles[kind],
    detail: null,
  }));
};
