import sql, { empty, join, type Sql } from "sql-template-tag";
import { type Database, primaryRows } from "../../platform/database/database.ts";
import { decodeCursor, encodeCursor } from "../../platform/paging/paging.ts";
import { isNarrowed, type OrderFilter } from "./order-filter.rules.ts";
import { conditionsOfFilter } from "./order-filter.store.ts";
import type { PaymentStatus } from "./order-payment.rules.ts";
import type { OrderStatus } from "./order-status.rules.ts";
import { searchedIds } from "./order-search.store.ts";
import { orderSums } from "./order-totals.store.ts";
import { ordersAsJson, type OrderRow } from "./order.store.ts";

export type OrderListChoice = {
  /** Only orders of this shopper; of all shoppers if absent. */
  userId?: string | undefined;
  /** Only these statuses; any if absent. */
  statuses?: readonly OrderStatus[] | undefined;
  paymentStatuses?: readonly PaymentStatus[] | undefined;
  filter?: OrderFilter | undefined;
  after?: string | undefined;
};

export type OrderListQuery = OrderListChoice & { limit: number };

const listName = (userId: string | undefined): string => (userId ? "my-orders" : "orders");

export const orderCursor = (userId: string | undefined, row: OrderRow): string =>
  encodeCursor(listName(userId), [row.createdAt, row.id]);

const cursorOf = ({ userId, after }: OrderListChoice): { createdAt: string; id: string } | null => {
  if (!after) return null;
  const [createdAt, id] = decodeCursor(listName(userId), after, ["instant", "id"]);
  return { createdAt: String(createdAt), id: String(id) };
};

/** One payment status is compared by itself, so that its rows come in the order of an index. */
const ofPaymentStatuses = (statuses: readonly PaymentStatus[]): Sql =>
  statuses.length === 1
    ? sql`o.payment_status = ${statuses[0]}`
    : sql`o.payment_status = any(${statuses}::text[])`;

/** Conditions on the orders `o`, without the statuses and the cursor. */
const filterConditions = ({ userId, paymentStatuses, filter = {} }: OrderListChoice): Sql[] => [
  ...conditionsOfFilter(filter),
  ...(userId ? [sql`o.user_id = ${userId}`] : []),
  ...(paymentStatuses ? [ofPaymentStatuses(paymentStatuses)] : []),
];

const conditionsOf = (query: OrderListChoice): Sql[] => {
  const cursor = cursorOf(query);
  return [
    ...filterConditions(query),
    ...(cursor ? [sql`(o.created_at, o.id) < (${cursor.createdAt}::timestamptz, ${cursor.id}::uuid)`] : []),
  ];
};

/**
 * Orders `o` of the list, newest first, at most `limit`. With several statuses it reads the newest orders of each status, so
 * that the index on status and time is used for a status of any share.
 */
export const newestOrders = (query: OrderListChoice, limit: Sql): Sql => {
  const { statuses } = query;
  const newest = sql`order by o.created_at desc, o.id desc limit ${limit}`;
  const conditions = conditionsOf(query);
  const [status] = statuses ?? [];
  if (statuses?.length === 1) conditions.push(sql`o.order_status = ${status}`);
  if (!statuses || statuses.length === 1) {
    const where = conditions.length > 0 ? sql`where ${join(conditions, " and ")}` : empty;
    return sql`orders o ${where} ${newest}`;
  }
  const where = join([sql`o.order_status = s.status`, ...conditions], " and ");
  return sql`unnest(${statuses}::text[]) as s(status)
    cross join lateral (select * from orders o where ${where} ${newest}) o ${newest}`;
};

/** The orders of a page whose words match a search. */
const searchedOrders = (query: OrderListQuery, search: string): Sql => {
  const { statuses, limit } = query;
  const isPlain = !statuses && filterConditions(query).length === 0;
  const page = searchedIds({
    search,
    limit,
    newestOrders: (length) => newestOrders(query, length),
    conditions: [
      ...(statuses ? [sql`o.order_status = any(${statuses}::text[])`] : []),
      ...conditionsOf(query),
    ],
    onlyAfter: isPlain ? cursorOf(query) : undefined,
  });
  return sql`from (${page}) page join orders o on o.id = page.id order by o.created_at desc, o.id desc`;
};

/** The FROM clause of a page. */
const pageOf = (query: OrderListQuery): Sql => {
  const search = query.filter?.search;
  return search ? searchedOrders(query, search) : sql`from ${newestOrders(query, sql`${query.limit}`)}`;
};

/**
 * The name of the prepared statement. It differs for each text. `undefined` for a filter: its best plan depends on its
 * values.
 */
const statementName = (query: OrderListQuery): string | undefined => {
  const { userId, statuses, paymentStatuses, filter = {}, after } = query;
  if (isNarrowed(filter)) return undefined;
  return [
    `orders-${userId ? "of-user" : "all"}`,
    ...(statuses ? [statuses.length === 1 ? "status" : "statuses"] : []),
    ...(paymentStatuses ? [paymentStatuses.length === 1 ? "payment" : "payments"] : []),
    ...(after ? ["after"] : []),
  ].join("-");
};

/** A page of orders, newest first, with lines and status history, in one statement. Throws BAD_CURSOR. */
export const listOrders = async (database: Database, query: OrderListQuery): Promise<OrderRow[]> => {
  const { text, values } = ordersAsJson(pageOf(query));
  const [row] = await primaryRows<{ rows: OrderRow[] }>(database, statementName(query), text, values);
  return row?.rows ?? [];
};

export type OrderCount = { status: OrderStatus; paymentStatus: PaymentStatus; count: number };

/** Numbers of orders of one shopper by status and payment status. */
export const countOrders = async (database: Database, userId: string): Promise<OrderCount[]> => {
  const rows = await primaryRows<Omit<OrderCount, "count"> & { count: string }>(
    database,
    "order-count-of-user",
    `select order_status as status, payment_status as "paymentStatus", count(*) from orders where user_id = $1
     group by order_status, payment_status`,
    [userId],
  );
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
};

/** The same of all orders of the shop. */
export const countAllOrders = async (database: Database): Promise<OrderCount[]> =>
  (await orderSums(database)).map(({ orderStatus, paymentStatus, orders }) => ({
    status: orderStatus,
    paymentStatus,
    count: orders,
  }));
