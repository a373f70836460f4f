import sql, { empty, raw, type Sql } from "sql-template-tag";
import { primaryRows, type Database } from "../../platform/database/database.ts";
import { instantText } from "../../platform/database/instant-text.ts";
import { decodeCursor, encodeCursor } from "../../platform/paging/paging.ts";
import { ticketState } from "../support/ticket-clock.store.ts";
import type { CustomerMessage, CustomerReview } from "./customer-feedback.types.ts";

type List = { userId: string; after: string | undefined; limit: number };
type Row = { id: string; createdAt: string };

const cursorOf =
  (list: string) =>
  (userId: string, { createdAt, id }: Row): string =>
    encodeCursor(`${list}:${userId}`, [createdAt, id]);

/** Rows of one account, newest first. Throws BAD_CURSOR. */
const pageOf = (alias: string, name: string, { userId, after, limit }: List): Sql => {
  const [at, id] = after ? decodeCursor(`${name}:${userId}`, after, ["instant", "id"]) : [];
  const column = (each: string) => raw(`${alias}.${each}`);
  return sql`where ${column("user_id")} = ${userId}::uuid
    ${after ? sql`and (${column("created_at")}, ${column("id")}) < (${at}::timestamptz, ${id}::uuid)` : empty}
    order by ${column("created_at")} desc, ${column("id")} desc limit ${limit}`;
};

const read = <Found extends Row>(
  database: Pick<Database, "primary">,
  name: string,
  { text, values }: Sql,
  { after }: List,
): Promise<Found[]> => primaryRows<Found>(database, `${name}${after ? "-after" : ""}`, text, values);

const reviews = "customer-reviews";
const messages = "customer-messages";

export const reviewCursor = cursorOf(reviews);
export const messageCursor = cursorOf(messages);

/** The reviews that an account has written. */
export const reviewsOf = (database: Pick<Database, "primary">, list: List): Promise<CustomerReview[]> =>
  read<CustomerReview>(
    database,
    reviews,
    sql`select r.id, r.product_id as "productId", p.title, r.rating, r.comment,
      ${raw(instantText("r.created_at"))} as "createdAt", r.hidden_at is not null as "isHidden"
    from reviews r join products p on p.id = r.product_id ${pageOf("r", reviews, list)}`,
    list,
  );

/** The messages that an account has sent while it was logged in. */
export const messagesOf = (database: Pick<Database, "primary">, list: List): Promise<CustomerMessage[]> =>
  read<CustomerMessage>(
    database,
    messages,
    sql`select m.id, m.ticket_number as "ticketNumber", m.subject, m.message,
      ${raw(instantText("m.created_at"))} as "createdAt", ${raw(ticketState)} as state
    from contact_messages m ${pageOf("m", messages, list)}`,
    list,
  );
