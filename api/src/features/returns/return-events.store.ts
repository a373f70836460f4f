import type { FieldChanges } from "../audit/audit.rules.ts";
import { OrderEventKind, type OrderEventSource } from "../orders/order-event.rules.ts";
import { primaryRows } from "../../platform/database/database.ts";
import { missingEventText } from "./inspection.rules.ts";

type Row = {
  id: string;
  orderId: string;
  happenedAt: Date;
  by: string | null;
  returnNumber: string;
  changes: FieldChanges;
};

/** Inspections at which pieces of a return were missing, or had arrived later. */
export const missingPieceEvents: OrderEventSource = async (database, orderIds) => {
  const rows = await primaryRows<Row>(
    database,
    "missing-piece-events-of-orders",
    `select e.id, r.order_id as "orderId", e.at as "happenedAt", e.user_name as by, r.return_number as "returnNumber", e.changes
     from returns r join audit_entries e on e.subject = 'return' and e.subject_id = r.id
     where r.order_id = any($1::uuid[]) and e.action = 'inspectReturn'
       and e.changes->'missing'->'before' <> e.changes->'missing'->'after'`,
    [orderIds],
  );
  return rows.map(({ returnNumber, changes, ...row }) => ({
    ...row,
    kind: OrderEventKind.CHANGE,
    ...missingEventText(returnNumber, {
      before: Number(changes["missing"]?.before),
      after: Number(changes["missing"]?.after),
    }),
  }));
};
