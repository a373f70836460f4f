import sql, { empty, join, type Sql } from "sql-template-tag";
import { type Database, primaryRows } from "../../platform/database/database.ts";
import { decodeCursor, encodeCursor } from "../../platform/paging/paging.ts";
import type { PaymentStatus } from "./order-payment.rules.ts";
import type { OrderStatus } from "./order-status.rules.ts";
import { ordersAsJson, type OrderRow } from "./order.store.ts";

export type OrderListQuery = {
  /** Only orders of this shopper; of all shoppers if absent. */
  userId?: string | undefined;
  /** Only these statuses; any if absent. */
  statuses?: readonly OrderStatus[] | undefined;
  paymentStatuses?: readonly PaymentStatus[] | undefined;
  limit: number;
  after?: string | undefined;
};

const listName = (userId: string | undefined): string => (userId ? "my-orders" : "orders");

export const orderCursor = (userId: string | undefined, row: OrderRow): string =>
  encodeCursor(listName(userId), [row.createdAt, row.id]);

const conditionsOf = ({ userId, paymentStatuses, after }: OrderListQuery): Sql[] => {
  const conditions: Sql[] = [];
  if (userId) conditions.push(sql`o.user_id = ${userId}`);
  if (paymentStatuses) conditions.push(sql`o.payment_status = any(${paymentStatuses}::text[])`);
  if (after) {
    const [createdAt, id] = decodeCursor(listName(userId), after, ["string", "string"]);
    conditions.push(sql`(o.created_at, o.id) < (${createdAt}::timestamptz, ${id}::uuid)`);
  }
  return conditions;
};

const newest = ({ limit }: OrderListQuery): Sql => sql`order by o.created_at desc, o.id desc limit ${limit}`;

/**
 * The FROM clause of a page. With several statuses it reads the newest orders of each status, so that the index on status
 * and time is used whatever the share of a status.
 */
const pageOf = (query: OrderListQuery): Sql => {
  const { statuses } = query;
  const conditions = conditionsOf(query);
  const [status] = statuses ?? [];
  if (statuses?.length === 1) conditions.push(sql`o.order_status = ${status}`);
  if (!statuses || statuses.length === 1) {
    const where = conditions.length > 0 ? sql`where ${join(conditions, " and ")}` : empty;
    return sql`from orders o ${where} ${newest(query)}`;
  }
  const where = join([sql`o.order_status = s.status`, ...conditions], " and ");
  return sql`from unnest(${statuses}::text[]) as s(status)
    cross join lateral (select * from orders o where ${where} ${newest(query)}) o ${newest(query)}`;
};

/** The name of the prepared statement. It differs for each text. */
const statementName = ({ userId, statuses, paymentStatuses, after }: OrderListQuery): string =>
  [
    `orders-${userId ? "of-user" : "all"}`,
    ...(statuses ? [statuses.length === 1 ? "status" : "statuses"] : []),
    ...(paymentStatuses ? ["payment"] : []),
    ...(after ? ["after"] : []),
  ].join("-");

/** A page of orders, newest first, with lines and status history, in one statement. Throws BAD_CURSOR. */
export const listOrders = async (database: Database, query: OrderListQuery): Promise<OrderRow[]> => {
  const { text, values } = ordersAsJson(pageOf(query));
  const [row] = await primaryRows<{ rows: OrderRow[] }>(database, statementName(query), text, values);
  return row?.rows ?? [];
};

export type OrderCount = { status: OrderStatus; paymentStatus: PaymentStatus; count: number };

/** Numbers of orders by status and payment status, of one shopper or of all. */
export const countOrders = async (database: Database, userId: string | undefined): Promise<OrderCount[]> => {
  const where = userId ? sql`where user_id = ${userId}` : empty;
  const { text, values } = sql`select order_status as status, payment_status as "paymentStatus", count(*)
    from orders ${where} group by order_status, payment_status`;
  const rows = await primaryRows<Omit<OrderCount, "count"> & { count: string }>(
    database,
    userId ? "order-count-of-user" : "order-count",
    text,
    values,
  );
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
};
