import sql, { empty, join, raw, type Sql } from "sql-template-tag";
import { type Database, primaryRows } from "../../platform/database/database.ts";
import { decodeCursor, encodeCursor } from "../../platform/paging/paging.ts";
import { isNarrowed, type OrderFilter } from "./order-filter.rules.ts";
import { conditionsOfFilter } from "./order-filter.store.ts";
import type { PaymentStatus } from "./order-payment.rules.ts";
import type { OrderStatus } from "./order-status.rules.ts";
import { ordersAsJson, type OrderRow } from "./order.store.ts";

export type OrderListQuery = {
  /** Only orders of this shopper; of all shoppers if absent. */
  userId?: string | undefined;
  /** Only these statuses; any if absent. */
  statuses?: readonly OrderStatus[] | undefined;
  paymentStatuses?: readonly PaymentStatus[] | undefined;
  filter?: OrderFilter | undefined;
  after?: string | undefined;
  limit: number;
};

const listName = (userId: string | undefined): string => (userId ? "my-orders" : "orders");

export const orderCursor = (userId: string | undefined, row: OrderRow): string =>
  encodeCursor(listName(userId), [row.createdAt, row.id]);

/** A single value is compared with `=`, so that PostgreSQL reads its rows in the order of an index. */
const isOneOf = (column: "order_status" | "payment_status", values: readonly string[]): Sql =>
  values.length === 1 ? sql`o.${raw(column)} = ${values[0]}` : sql`o.${raw(column)} = any(${values}::text[])`;

const conditionsOf = ({ userId, statuses, paymentStatuses, filter = {}, after }: OrderListQuery): Sql[] => {
  const [createdAt, id] = after ? decodeCursor(listName(userId), after, ["instant", "id"]) : [];
  return [
    sql`true`,
    ...conditionsOfFilter(filter),
    ...(userId ? [sql`o.user_id = ${userId}`] : []),
    ...(statuses ? [isOneOf("order_status", statuses)] : []),
    ...(paymentStatuses ? [isOneOf("payment_status", paymentStatuses)] : []),
    ...(after ? [sql`(o.created_at, o.id) < (${createdAt}::timestamptz, ${id}::uuid)`] : []),
  ];
};

/**
 * The name of the prepared statement. It differs for each text. `undefined` for a filter and for several statuses: the best plan
 * depends on their values.
 */
const statementName = ({
  userId,
  statuses,
  paymentStatuses,
  filter = {},
  after,
}: OrderListQuery): string | undefined => {
  if (isNarrowed(filter) || Math.max(statuses?.length ?? 0, paymentStatuses?.length ?? 0) > 1)
    return undefined;
  return [
    `orders-${userId ? "of-user" : "all"}`,
    ...(statuses ? ["status"] : []),
    ...(paymentStatuses ? ["payment"] : []),
    ...(after ? ["after"] : []),
  ].join("-");
};

/** A page of orders, newest first, with lines and status history, in one statement. Throws BAD_CURSOR. */
export const listOrders = async (database: Database, query: OrderListQuery): Promise<OrderRow[]> => {
  const { text, values } = ordersAsJson(
    sql`from orders o where ${join(conditionsOf(query), " and ")}
      order by o.created_at desc, o.id desc limit ${query.limit}`,
  );
  const [row] = await primaryRows<{ rows: OrderRow[] }>(database, statementName(query), text, values);
  return row?.rows ?? [];
};

export type OrderCount = { status: OrderStatus; paymentStatus: PaymentStatus; count: number };

/** Numbers of orders by status and payment status: of one shopper, or of the whole shop. */
export const countOrders = (database: Database, userId?: string): Promise<OrderCount[]> => {
  const { text, values } =
    sql`select order_status as status, payment_status as "paymentStatus", count(*) as count
    from orders ${userId ? sql`where user_id = ${userId}` : empty} group by order_status, payment_status`;
  return primaryRows<OrderCount>(database, userId ? "order-count-of-user" : "order-count", text, values);
};
