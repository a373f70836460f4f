import sql, { empty, join, raw, type Sql } from "sql-template-tag";
import type { EntityManager } from "typeorm";
import { primaryRows, type Database } from "../../platform/database/database.ts";
import { instantText } from "../../platform/database/instant-text.ts";
import { decodeCursor, encodeCursor } from "../../platform/paging/paging.ts";
import { addressColumn } from "../orders/order.store.ts";
import type { ReturnLine } from "./return-line.entity.ts";
import type { ReturnStatus } from "./return-status.rules.ts";
import type { ReturnStep } from "./return-step.entity.ts";
import type { ReturnRequest } from "./return.entity.ts";

export type ReturnLineRow = Omit<ReturnLine, "returnId" | "request" | "position" | "orderLine">;

/** A return with its lines and steps. Instants are ISO 8601 texts in UTC. */
export type ReturnRow = Pick<
  ReturnRequest,
  | "id"
  | "returnNumber"
  | "orderId"
  | "orderNumber"
  | "userId"
  | "fullName"
  | "status"
  | "version"
  | "refusalReason"
  | "expectedAmount"
  | "creditedAmount"
  | "replacementCourier"
  | "replacementTrackingId"
  | "shippingAddress"
> & {
  replacementSentAt: string | null;
  replacementDueAt: string | null;
  createdAt: string;
  lines: ReturnLineRow[];
  steps: (Pick<ReturnStep, "id" | "kind"> & { happenedAt: string })[];
};

/** SQL: the replacements of the line `i` that are to be sent: those of all pieces that arrived, or of those that arrived later. */
const replacementsDue = `case when i.kind <> 'exchange' or r.replacement_due_at is null or not o.holds_stock then 0
  when r.replacement_sent_at is null then i.restocked + i.written_off else i.unsent_replacements end`;

/** SQL: the columns of a return `r` with its order `o`. A replacement of an order that has ended is not due. */
export const returnColumns = `r.id, r.return_number as "returnNumber", r.order_id as "orderId", o.order_number as "orderNumber",
  r.user_id as "userId", o.ship_full_name as "fullName", r.status, r.version, r.refusal_reason as "refusalReason",
  r.expected_amount as "expectedAmount", r.credited_amount as "creditedAmount",
  r.replacement_courier as "replacementCourier", r.replacement_tracking_id as "replacementTrackingId",
  ${instantText("r.replacement_sent_at")} as "replacementSentAt", ${instantText("r.created_at")} as "createdAt",
  case when o.holds_stock then ${instantText("r.replacement_due_at")} end as "replacementDueAt", ${addressColumn},
  (select json_agg(json_build_object('id', i.id, 'orderLineId', i.order_line_id, 'quantity', i.quantity, 'kind', i.kind,
      'reason', i.reason, 'comment', i.comment, 'size', i.size, 'color', i.color, 'newSize', i.new_size,
      'newColor', i.new_color, 'restocked', i.restocked, 'writtenOff', i.written_off, 'missing', i.missing,
      'unsentReplacements', i.unsent_replacements, 'replacementsDue', ${replacementsDue}, 'productId', l.product_id, 'title', l.title) order by i.position)
    from return_lines i join order_lines l on l.id = i.order_line_id where i.return_id = r.id) as lines,
  (select json_agg(json_build_object('id', s.id, 'kind', s.kind, 'happenedAt', ${instantText("s.happened_at")})
      order by s.id) from return_steps s where s.return_id = r.id) as steps`;

const fromReturns = "from returns r join orders o on o.id = r.order_id";

/** One return of any shopper; `undefined` if missing. */
export const findReturn = async (tx: EntityManager, id: string): Promise<ReturnRow | undefined> => {
  const [row] = await tx.query<{ row: ReturnRow }[]>(
    `select to_json(t) as row from (select ${returnColumns} ${fromReturns} where r.id = $1) t`,
    [id],
  );
  return row?.row;
};

/** A text of the admin's search: the number of a return, or words of its order as a tsquery. */
export type ReturnSearch = { returnNumber: string; orderWords: string };

const foundBy = ({ returnNumber, orderWords }: ReturnSearch): Sql =>
  sql`(r.return_number = ${returnNumber}
    or exists (select from order_words w where w.order_id = r.order_id and w.words @@ ${orderWords}::tsquery))`;

export type ReturnListQuery = {
  /** Only returns of this shopper; of all if absent. */
  userId?: string | undefined;
  /** Only these statuses; any if absent. */
  statuses?: readonly ReturnStatus[] | undefined;
  /** Only returns that a search finds; all if absent. */
  search?: ReturnSearch | undefined;
  limit: number;
  after?: string | undefined;
};

const listName = (userId: string | undefined): string => (userId ? "my-returns" : "returns");

export const returnCursor = (userId: string | undefined, row: ReturnRow): string =>
  encodeCursor(listName(userId), [row.createdAt, row.id]);

const newest = ({ limit }: ReturnListQuery): Sql => sql`order by r.created_at desc, r.id desc limit ${limit}`;

/** The returns of a page. Those of each status are read by the index on status and time. */
const pageOf = (query: ReturnListQuery): Sql => {
  const { userId, statuses, search, after } = query;
  const conditions: Sql[] = search ? [foundBy(search)] : [];
  if (userId) conditions.push(sql`r.user_id = ${userId}::uuid`);
  if (after) {
    const [createdAt, id] = decodeCursor(listName(userId), after, ["instant", "id"]);
    conditions.push(sql`(r.created_at, r.id) < (${createdAt}::timestamptz, ${id}::uuid)`);
  }
  if (!statuses)
    return sql`select r.* from returns r
      ${conditions.length > 0 ? sql`where ${join(conditions, " and ")}` : empty} ${newest(query)}`;
  const where = join([sql`r.status = s.status`, ...conditions], " and ");
  return sql`select r.* from unnest(${statuses}::text[]) as s(status)
    cross join lateral (select * from returns r where ${where} ${newest(query)}) r ${newest(query)}`;
};

/** A page of returns, newest first. Throws BAD_CURSOR. */
export const listReturns = async (database: Database, query: ReturnListQuery): Promise<ReturnRow[]> => {
  const { text, values } = sql`select coalesce(json_agg(t), '[]') as rows from (select ${raw(returnColumns)}
    from (${pageOf(query)}) r join orders o on o.id = r.order_id ${newest(query)}) t`;
  const [row] = await primaryRows<{ rows: ReturnRow[] }>(database, undefined, text, values);
  return row?.rows ?? [];
};

/** The number of returns that a search finds; of one shopper, or of all. */
export const countFoundReturns = async (
  database: Database,
  { userId, statuses, search }: Pick<ReturnListQuery, "userId" | "statuses"> & { search: ReturnSearch },
): Promise<number> => {
  const ofStatuses = statuses ? sql`and r.status = any(${statuses}::text[])` : empty;
  const ofUser = userId ? sql`and r.user_id = ${userId}::uuid` : empty;
  const { text, values } =
    sql`select count(*)::int as count from returns r where ${foundBy(search)} ${ofStatuses} ${ofUser}`;
  const [row] = await primaryRows<{ count: number }>(database, undefined, text, values);
  return row?.count ?? 0;
};

/** Numbers of returns by status: of one shopper, or of all. */
export const countReturns = (
  database: Database,
  userId: string | undefined,
): Promise<{ status: ReturnStatus; count: number }[]> =>
  userId
    ? primaryRows(
        database,
        "return-count-of-user",
        "select status, count(*)::int as count from returns where user_id = $1 group by status",
        [userId],
      )
    : primaryRows(
        database,
        "return-count",
        "select status, count(*)::int as count from returns group by status",
        [],
      );
