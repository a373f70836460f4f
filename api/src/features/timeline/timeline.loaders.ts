import { invoiceEvents } from "../invoices/invoice-events.store.ts";
import type { OrderEventSource } from "../orders/order-event.rules.ts";
import { changeEvents, mailEvents, statusEvents } from "../orders/order-events.store.ts";
import { paymentEvents, refundEvents, setupEvents } from "../payments/payment-events.store.ts";
import { missingPieceEvents } from "../returns/return-events.store.ts";
import { ticketEvents } from "../support/ticket-events.store.ts";
import type { Context } from "../shop/context.ts";
import { batched, grouped } from "../../platform/async/loader.ts";

/** Where the events of orders come from. A feature adds a source in a store of its own, and its line here. */
const sources: readonly OrderEventSource[] = [
  statusEvents,
  changeEvents,
  mailEvents,
  paymentEvents,
  setupEvents,
  refundEvents,
  invoiceEvents,
  missingPieceEvents,
  ticketEvents,
];

/** The events of each order, oldest first: one statement for each source, for any number of orders. */
export const orderTimeline = batched(async ({ services }: Context, orderIds: readonly string[]) => {
  const events = (await Promise.all(sources.map((read) => read(services.database, orderIds)))).flat();
  events.sort(
    (one, other) => one.happenedAt.getTime() - other.happenedAt.getTime() || (one.id < other.id ? -1 : 1),
  );
  return grouped(orderIds, events, (event) => event.orderId);
});
