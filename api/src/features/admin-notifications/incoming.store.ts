import sql, { raw, type Sql } from "sql-template-tag";
import type { EntityManager } from "typeorm";
import type { Paise } from "../../platform/money.ts";
import { NotificationKind } from "./admin-notification.rules.ts";

/** What came in of one kind between two instants, for one admin. */
export type Window = { kind: NotificationKind; userId: string; since: Date; until: Date };

/** One thing that came in. */
export type Incoming = {
  /** Number of the order, the return or the ticket. */
  number: string;
  /** The customer or sender, with the subject of a message. */
  name: string;
  amount: Paise | null;
  /** The last day for an answer to a dispute. */
  dueAt: Date | null;
  orderId: string | null;
};

export type IncomingList = { count: number; entries: Incoming[] };

/** Entries that a mail names. */
const maxEntries = 20;

const between = (column: string, { since, until }: Window): Sql =>
  sql`${raw(column)} >= ${since} and ${raw(column)} < ${until}`;

/** An order comes in when it is first confirmed: an online order once it is paid. An admin knows the own ones. */
const orders = (
  window: Window,
): Sql => sql`select o.order_number as number, o.ship_full_name as name, o.final_amount as amount,
    null::timestamptz as "dueAt", o.id as "orderId", c.changed_at as at
  from order_status_changes c join orders o on o.id = c.order_id
  where c.to_status = 'confirmed' and ${between("c.changed_at", window)} and o.placed_by is distinct from ${window.userId}::uuid
    and not exists (select from order_status_changes e where e.order_id = c.order_id and e.to_status = 'confirmed' and e.id < c.id)`;

const returns = (
  window: Window,
): Sql => sql`select r.return_number as number, o.ship_full_name as name, null::bigint as amount,
    null::timestamptz as "dueAt", o.id as "orderId", r.created_at as at
  from returns r join orders o on o.id = r.order_id where ${between("r.created_at", window)}`;

const messages = (window: Window): Sql => sql`select ticket_number as number, name || ': ' || subject as name,
    null::bigint as amount, null::timestamptz as "dueAt", null::uuid as "orderId", created_at as at
  from contact_messages where ${between("created_at", window)}`;

/** A dispute comes in with each of its phases. */
const disputes = (window: Window): Sql => sql`select coalesce(o.order_number, p.gateway_payment_id) as number,
    coalesce(o.ship_full_name, '') as name, d.amount, d.respond_by as "dueAt", i.order_id as "orderId", m.requested_at as at
  from dispute_mails m join disputes d on d.id = m.dispute_id join payments p on p.id = d.payment_id
    join payment_intents i on i.id = p.intent_id left join orders o on o.id = i.order_id
  where ${between("m.requested_at", window)}`;

const sources: Record<NotificationKind, (window: Window) => Sql> = {
  [NotificationKind.ORDER]: orders,
  [NotificationKind.RETURN]: returns,
  [NotificationKind.MESSAGE]: messages,
  [NotificationKind.DISPUTE]: disputes,
};

/** What came in, oldest first: its number, and the first entries. */
export const listIncoming = async (tx: EntityManager, window: Window): Promise<IncomingList> => {
  const { text, values } = sql`with incoming as (${sources[window.kind](window)})
    select (select count(*)::int from incoming) as count, (select coalesce(json_agg(to_jsonb(f) - 'at' order by f.at), '[]')
      from (select * from incoming order by at limit ${maxEntries}) f) as entries`;
  const [row] = await tx.query<IncomingList[]>(text, values);
  return {
    count: row?.count ?? 0,
    entries: (row?.entries ?? []).map((entry) => ({ ...entry, dueAt: entry.dueAt && new Date(entry.dueAt) })),
  };
};
