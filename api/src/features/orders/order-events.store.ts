import type { AuditAction } from "../audit/audit-action.rules.ts";
import type { FieldChanges } from "../audit/audit.rules.ts";
import { primaryRows } from "../../platform/database/database.ts";
import {
  changeEventText,
  OrderEventKind,
  statusEventText,
  type OrderEventSource,
} from "./order-event.rules.ts";
import type { OrderStatus } from "./order-status.rules.ts";

/** A person as the timeline names it: the shopper of the order, or an admin. `userId` is a column of an account. */
const personOf = (userId: string): string =>
  `case when ${userId} = o.user_id then 'the shopper' else coalesce(u.name, 'an admin') end`;

type Row = { id: string; orderId: string; happenedAt: Date; by: string | null };

export const statusEvents: OrderEventSource = async (database, orderIds) => {
  const rows = await primaryRows<Row & { from: OrderStatus | null; to: OrderStatus; refusal: string | null }>(
    database,
    "status-events-of-orders",
    `select s.id, s.order_id as "orderId", s.changed_at as "happenedAt", s.from_status as from, s.to_status as to,
       s.payment_refusal as refusal,
       case when s.user_id is not null then ${personOf("s.user_id")} end as by
     from order_status_changes s join orders o on o.id = s.order_id left join users u on u.id = s.user_id
     where s.order_id = any($1::uuid[])`,
    [orderIds],
  );
  return rows.map(({ from, to, refusal, ...row }) => ({
    ...row,
    kind: OrderEventKind.STATUS,
    ...statusEventText(from, to, refusal),
  }));
};

export const mailEvents: OrderEventSource = async (database, orderIds) => {
  const rows = await primaryRows<Row & { subject: string; hasCopy: boolean }>(
    database,
    "mail-events-of-orders",
    `select id, order_id as "orderId", sent_at as "happenedAt", subject, has_copy as "hasCopy", null as by
     from order_mails where order_id = any($1::uuid[])`,
    [orderIds],
  );
  return rows.map(({ subject, hasCopy, ...row }) => ({
    ...row,
    kind: OrderEventKind.MAIL,
    title: "Mail sent",
    detail: hasCopy ? `${subject}; with a copy to the address of the order` : subject,
  }));
};

/** Changes by people, from the audit. A status change has an event of its own; here it names the pieces that did not come back. */
export const changeEvents: OrderEventSource = async (database, orderIds) => {
  const rows = await primaryRows<Row & { action: AuditAction; changes: FieldChanges }>(
    database,
    "change-events-of-orders",
    `select e.id, e.subject_id as "orderId", e.at as "happenedAt", e.action, e.changes,
       case when e.user_id = o.user_id then 'the shopper' else e.user_name end as by
     from audit_entries e join orders o on o.id = e.subject_id
     where e.subject = 'order' and e.subject_id = any($1::uuid[]) and (e.action <> 'changeOrderStatus' or e.changes ? 'missing')`,
    [orderIds],
  );
  return rows.map(({ action, changes, ...row }) => ({
    ...row,
    kind: OrderEventKind.CHANGE,
    ...changeEventText(action, changes),
  }));
};
