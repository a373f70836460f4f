import { OrderEventKind, type OrderEventSource } from "../orders/order-event.rules.ts";
import { primaryRows } from "../../platform/database/database.ts";

export const invoiceEvents: OrderEventSource = async (database, orderIds) => {
  const rows = await primaryRows<{ id: string; orderId: string; happenedAt: Date; number: string }>(
    database,
    "invoice-events-of-orders",
    `select id, order_id as "orderId", issued_at as "happenedAt", number from invoices where order_id = any($1::uuid[])`,
    [orderIds],
  );
  return rows.map(({ number, ...row }) => ({
    ...row,
    kind: OrderEventKind.DOCUMENT,
    title: `Invoice ${number}`,
    detail: null,
    by: null,
  }));
};
