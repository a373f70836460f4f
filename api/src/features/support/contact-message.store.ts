import sql, { empty, join, raw, type Sql } from "sql-template-tag";
import { IsNull, Raw, type EntityManager } from "typeorm";
import { type Database, primaryRows } from "../../platform/database/database.ts";
import { decodeCursor, encodeCursor } from "../../platform/paging/paging.ts";
import { ContactMessage } from "./contact-message.entity.ts";
import { instantText } from "../../platform/database/instant-text.ts";
import { isTicketLate, ticketClock, ticketDueAt, ticketDuty, ticketState } from "./ticket-clock.store.ts";
import { TicketState, type TicketCategory } from "./ticket.rules.ts";

export type NewMessage = Pick<
  ContactMessage,
  | "name"
  | "email"
  | "subject"
  | "message"
  | "contentHash"
  | "userId"
  | "orderId"
  | "category"
  | "hasAcknowledgement"
> & { isAddressProved: boolean };

/** Locks a text, such as a content hash, until the transaction ends: equal messages are stored one after another. */
export const lockContent = async (tx: EntityManager, text: string): Promise<void> => {
  await tx.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [text]);
};

/** The ticket of the same content in the last `minutes`; `null` if none. */
export const recentTicket = (
  tx: EntityManager,
  contentHash: string,
  minutes: number,
): Promise<Pick<ContactMessage, "id" | "ticketNumber"> | null> => {
  const createdAt = Raw((column) => `${column} > now() - make_interval(mins => :minutes)`, { minutes });
  return tx.findOne(ContactMessage, {
    select: { id: true, ticketNumber: true },
    where: { contentHash, createdAt },
    order: { createdAt: "desc" },
  });
};

/** Whether an acknowledgement to the address was requested in the last 24 hours. */
export const wasAcknowledgedToday = (tx: EntityManager, email: string): Promise<boolean> => {
  const createdAt = Raw((column) => `${column} > now() - interval '24 hours'`);
  return tx.existsBy(ContactMessage, { email, createdAt, hasAcknowledgement: true });
};

/** Inserts a message with the next ticket number. */
export const addMessage = async (
  tx: EntityManager,
  { isAddressProved, ...message }: NewMessage,
): Promise<Pick<ContactMessage, "id" | "ticketNumber">> => {
  const added = await tx.insert(ContactMessage, {
    ...message,
    addressProvedAt: isAddressProved ? () => "now()" : null,
    ticketNumber: () => "'T-' || nextval('ticket_numbers')",
  });
  const { id } = added.identifiers[0] as { id: string };
  return tx.findOneOrFail(ContactMessage, { select: { id: true, ticketNumber: true }, where: { id } });
};

/** A message, locked until the transaction ends; `null` if missing. */
export const lockMessage = (tx: EntityManager, id: string): Promise<ContactMessage | null> =>
  tx.findOne(ContactMessage, { where: { id }, lock: { mode: "pessimistic_write" } });

/** Marks a message as read. A second call changes nothing. */
export const markRead = async (tx: EntityManager, id: string): Promise<void> => {
  await tx.update(ContactMessage, { id, readAt: IsNull() }, { readAt: () => "now()" });
};

/** Marks the first mail about a ticket as sent. A second call changes nothing. */
export const markAcknowledged = async (tx: EntityManager, id: string): Promise<void> => {
  await tx.update(ContactMessage, { id, acknowledgedAt: IsNull() }, { acknowledgedAt: () => "now()" });
};

/** Adds 1 to the version, and sets the state (which includes read). */
export const setTicketState = async (tx: EntityManager, id: string, state: TicketState): Promise<void> => {
  await tx.update(
    ContactMessage,
    { id },
    {
      version: () => "version + 1",
      readAt: () => "coalesce(read_at, now())",
      handledAt: state === TicketState.RESOLVED ? () => "coalesce(handled_at, now())" : null,
      waitingAt: state === TicketState.WAITING ? () => "now()" : null,
    },
  );
};

/** Adds 1 to the version. */
export const changeTicket = async (
  tx: EntityManager,
  id: string,
  changes: { category?: TicketCategory } = {},
): Promise<void> => {
  await tx.update(ContactMessage, { id }, { ...changes, version: () => "version + 1" });
};

/**
 * A message of the customer by a link: the ticket is open and unread again, and the address is proved. The clocks of a resolved
 * one start again.
 */
export const reopenTicket = async (tx: EntityManager, id: string): Promise<void> => {
  await tx.query(
    `update contact_messages set version = version + 1, read_at = null, waiting_at = null, handled_at = null,
       address_proved_at = coalesce(address_proved_at, now()),
       reopened_at = case when handled_at is null then reopened_at else now() end,
       acknowledged_at = case when handled_at is null then acknowledged_at end
     where id = $1`,
    [id],
  );
};

/** Years for which a ticket without an account is kept after what was last written: a complaint can be brought for two. */
const visitorTicketYears = 3;

/** Deletes old tickets of visitors with their conversations, at most 10,000 a call. Those of shoppers go with their accounts. */
export const deleteOldVisitorTickets = async (tx: EntityManager): Promise<void> => {
  await tx.query(
    `delete from contact_messages where id in (
       select m.id from contact_messages m
       where m.user_id is null and m.created_at < now() - make_interval(years => $1)
         and not exists (select from ticket_messages t
           where t.ticket_id = m.id and t.created_at >= now() - make_interval(years => $1))
       order by m.created_at limit 10000)`,
    [visitorTicketYears],
  );
};

export type MessageRow = Pick<
  ContactMessage,
  | "id"
  | "ticketNumber"
  | "name"
  | "email"
  | "subject"
  | "message"
  | "category"
  | "orderId"
  | "orderNumber"
  | "version"
  | "state"
  | "duty"
  | "clock"
> & {
  createdAt: string;
  readAt: string | null;
  handledAt: string | null;
  acknowledgedAt: string | null;
  dueAt: string | null;
};

const columns = `id, ticket_number as "ticketNumber", name, email, subject, message, category, order_id as "orderId", version,
  (select o.order_number from orders o where o.id = order_id) as "orderNumber",
  ${instantText("created_at")} as "createdAt", ${instantText("read_at")} as "readAt",
  ${instantText("handled_at")} as "handledAt", ${instantText("acknowledged_at")} as "acknowledgedAt",
  ${ticketState} as state, ${ticketDuty} as duty, ${instantText(ticketDueAt)} as "dueAt", ${ticketClock} as clock`;

/** A message as the inbox shows it; `undefined` if missing. */
export const messageById = async (tx: EntityManager, id: string): Promise<MessageRow | undefined> => {
  const [row] = await tx.query<MessageRow[]>(`select ${columns} from contact_messages where id = $1`, [id]);
  return row;
};

/** Which messages of the inbox are listed; a condition that is `undefined` holds for all. */
export type MessageFilter = {
  isHandled: boolean | undefined;
  state: TicketState | undefined;
  category: TicketCategory | undefined;
  isLate: boolean | undefined;
  ticketNumber: string | undefined;
  /** Whether what is due next comes first, without resolved tickets; otherwise the newest comes first. */
  isByDue: boolean;
};

const stateConditions: Record<TicketState, string> = {
  [TicketState.OPEN]: "handled_at is null and waiting_at is null",
  [TicketState.WAITING]: "handled_at is null and waiting_at is not null",
  [TicketState.RESOLVED]: "handled_at is not null",
};

const conditionOf = (filter: MessageFilter): Sql => {
  const { isHandled, state, category, isLate, ticketNumber, isByDue } = filter;
  const conditions = [
    isHandled === undefined ? empty : raw(`handled_at is ${isHandled ? "not " : ""}null`),
    state === undefined ? empty : raw(stateConditions[state]),
    category === undefined ? empty : sql`category = ${category}`,
    isLate === undefined
      ? empty
      : raw(isLate ? `handled_at is null and ${isTicketLate}` : `(${isTicketLate}) is not true`),
    ticketNumber === undefined ? empty : sql`ticket_number = ${ticketNumber}`,
    isByDue ? raw("handled_at is null") : empty,
  ].filter((condition) => condition !== empty);
  return conditions.length === 0 ? raw("true") : join(conditions, " and ");
};

const newest = "contact-messages";
const byDue = "contact-messages-by-due";

export const messageCursor = ({ isByDue }: Pick<MessageFilter, "isByDue">, row: MessageRow): string =>
  isByDue ? encodeCursor(byDue, [row.dueAt ?? "", row.id]) : encodeCursor(newest, [row.createdAt, row.id]);

const afterCursor = (isByDue: boolean, after: string | undefined): Sql => {
  if (after === undefined) return empty;
  const [at, id] = decodeCursor(isByDue ? byDue : newest, after, ["instant", "id"]);
  return isByDue
    ? sql`and (${raw(ticketDueAt)}, id) > (${at}::timestamptz, ${id}::uuid)`
    : sql`and (created_at, id) < (${at}::timestamptz, ${id}::uuid)`;
};

/** A page of the inbox. Throws BAD_CURSOR. */
export const listMessages = (
  database: Database,
  { filter, limit, after }: { filter: MessageFilter; limit: number; after: string | undefined },
): Promise<MessageRow[]> => {
  const order = filter.isByDue ? `${ticketDueAt}, id` : "created_at desc, id desc";
  const { text, values } = sql`select ${raw(columns)} from contact_messages
    where ${conditionOf(filter)} ${afterCursor(filter.isByDue, after)} order by ${raw(order)} limit ${limit}`;
  return primaryRows<MessageRow>(database, undefined, text, values);
};

export type MessageCounts = { listed: number; open: number; unread: number; late: number };

/**
 * Counts of the whole inbox, and of the messages that a filter lists. A handled message is neither unread nor late, so only those
 * that are not handled are read for the former; they have an index.
 */
export const countMessages = async (database: Database, filter: MessageFilter): Promise<MessageCounts> => {
  const { text, values } =
    sql`select (select count(*) from contact_messages where ${conditionOf(filter)})::int as listed,
      count(*)::int as open,
      (count(*) filter (where read_at is null))::int as unread,
      (count(*) filter (where ${raw(isTicketLate)}))::int as late
    from contact_messages where handled_at is null`;
  const [row] = await primaryRows<MessageCounts>(database, undefined, text, values);
  return row ?? { listed: 0, open: 0, unread: 0, late: 0 };
};
