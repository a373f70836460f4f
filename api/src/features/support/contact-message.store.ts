import sql, { empty, raw } from "sql-template-tag";
import { IsNull, Raw, type EntityManager } from "typeorm";
import { type Database, primaryRows } from "../../platform/database/database.ts";
import { decodeCursor, encodeCursor } from "../../platform/paging/paging.ts";
import { ContactMessage } from "./contact-message.entity.ts";
import { instantText } from "../../platform/database/instant-text.ts";

export type NewMessage = Pick<
  ContactMessage,
  "name" | "email" | "subject" | "message" | "contentHash" | "userId"
>;

/** Locks a content hash until the transaction ends: equal messages are stored one after another. */
export const lockContent = async (tx: EntityManager, contentHash: string): Promise<void> => {
  await tx.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [contentHash]);
};

/** The ticket of the same content in the last `minutes`; `undefined` if none. */
export const recentTicket = async (
  tx: EntityManager,
  contentHash: string,
  minutes: number,
): Promise<string | undefined> => {
  const createdAt = Raw((column) => `${column} > now() - make_interval(mins => :minutes)`, { minutes });
  const message = await tx.findOne(ContactMessage, {
    where: { contentHash, createdAt },
    order: { createdAt: "desc" },
  });
  return message?.ticketNumber;
};

/** Inserts a message with the next ticket number. */
export const addMessage = async (
  tx: EntityManager,
  message: NewMessage,
): Promise<Pick<ContactMessage, "id" | "ticketNumber">> => {
  const added = await tx.insert(ContactMessage, {
    ...message,
    ticketNumber: () => "'T-' || nextval('ticket_numbers')",
  });
  const { id } = added.identifiers[0] as { id: string };
  return tx.findOneOrFail(ContactMessage, { select: { id: true, ticketNumber: true }, where: { id } });
};

export const messageById = (tx: EntityManager, id: string): Promise<ContactMessage | null> =>
  tx.findOne(ContactMessage, { where: { id } });

/** A message, locked until the transaction ends; `null` if missing. */
export const lockMessage = (tx: EntityManager, id: string): Promise<ContactMessage | null> =>
  tx.findOne(ContactMessage, { where: { id }, lock: { mode: "pessimistic_write" } });

/** Marks a message as read. A second call changes nothing. */
export const markRead = async (tx: EntityManager, id: string): Promise<void> => {
  await tx.update(ContactMessage, { id, readAt: IsNull() }, { readAt: () => "now()" });
};

/** Marks a message as handled (which includes read), or as open again. */
export const setHandled = async (tx: EntityManager, id: string, isHandled: boolean): Promise<void> => {
  await tx.update(
    ContactMessage,
    { id },
    {
      readAt: () => "coalesce(read_at, now())",
      handledAt: isHandled ? () => "coalesce(handled_at, now())" : null,
    },
  );
};

export type MessageRow = Pick<
  ContactMessage,
  "id" | "ticketNumber" | "name" | "email" | "subject" | "message"
> & { createdAt: string; readAt: string | null; handledAt: string | null };

const list = "contact-messages";

export const messageCursor = (row: MessageRow): string => encodeCursor(list, [row.createdAt, row.id]);

export type MessageListQuery = {
  /** Only handled or only open messages; all if `undefined`. */
  isHandled: boolean | undefined;
  limit: number;
  after: string | undefined;
};

const handledConditions = {
  true: "handled_at is not null",
  false: "handled_at is null",
  undefined: "true",
} as const;

/** A page of the inbox, newest first. Throws BAD_CURSOR. */
export const listMessages = (
  database: Database,
  { isHandled, limit, after }: MessageListQuery,
): Promise<MessageRow[]> => {
  const [createdAt, id] = after ? decodeCursor(list, after, ["instant", "id"]) : [];
  const afterCursor = after ? sql`and (created_at, id) < (${createdAt}::timestamptz, ${id}::uuid)` : empty;
  const { text, values } = sql`select id, ticket_number as "ticketNumber", name, email, subject, message,
      ${raw(instantText("created_at"))} as "createdAt", ${raw(instantText("read_at"))} as "readAt",
      ${raw(instantText("handled_at"))} as "handledAt"
    from contact_messages where ${raw(handledConditions[`${isHandled}`])} ${afterCursor}
    order by created_at desc, id desc limit ${limit}`;
  return primaryRows<MessageRow>(
    database,
    `contact-messages-${String(isHandled)}${after ? "-after" : ""}`,
    text,
    values,
  );
};

export type MessageCounts = { all: number; open: number; unread: number };

/** Counts of the whole inbox, independent of a filter. */
export const countMessages = async (database: Database): Promise<MessageCounts> => {
  const [row] = await primaryRows<MessageCounts>(
    database,
    "contact-message-counts",
    `select count(*)::int as "all", (count(*) filter (where handled_at is null))::int as open,
       (count(*) filter (where read_at is null))::int as unread from contact_messages`,
    [],
  );
  return row ?? { all: 0, open: 0, unread: 0 };
};
