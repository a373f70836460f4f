import sql, { empty, type Sql } from "sql-template-tag";
import { primaryRows, type Database } from "../../platform/database/database.ts";
import { decodeCursor, encodeCursor } from "../../platform/paging/paging.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { ordersAsJson, type OrderRow } from "../orders/order.store.ts";
import { DeliveryStage, type DeliveryCounts } from "./delivery.rules.ts";

type DeliveryList = { stage: DeliveryStage; limit: number; after: string | undefined };

const listName = (stage: DeliveryStage): string => `deliveries-${stage}`;

export const deliveryCursor = (stage: DeliveryStage, row: OrderRow): string =>
  encodeCursor(listName(stage), [row.createdAt, row.id]);

const waiting = [OrderStatus.CONFIRMED, OrderStatus.PROCESSING];

/** The orders `o` of a page. Each stage reads its index in the order of the page. */
const pageOf = ({ stage, limit, after }: DeliveryList): Sql => {
  const [createdAt, id] = after ? decodeCursor(listName(stage), after, ["instant", "id"]) : [];
  const later = after ? sql`and (o.created_at, o.id) > (${createdAt}::timestamptz, ${id}::uuid)` : empty;
  const earlier = after ? sql`and (o.created_at, o.id) < (${createdAt}::timestamptz, ${id}::uuid)` : empty;
  const oldest = sql`order by o.created_at, o.id limit ${limit}`;
  if (stage === DeliveryStage.ON_THE_WAY)
    return sql`from orders o where o.order_status = ${OrderStatus.SHIPPED} ${earlier}
      order by o.created_at desc, o.id desc limit ${limit}`;
  if (stage === DeliveryStage.PACKED)
    return sql`from orders o where o.packed_at is not null ${later} ${oldest}`;
  return sql`from unnest(${waiting}::text[]) as s(status)
    cross join lateral (select * from orders o where o.order_status = s.status and o.packed_at is null ${later} ${oldest}) o
    ${oldest}`;
};

/** A page of the orders of a stage: the oldest first, those on the way newest first. Throws BAD_CURSOR. */
export const listDeliveries = async (database: Database, list: DeliveryList): Promise<OrderRow[]> => {
  const { text, values } = ordersAsJson(pageOf(list));
  const name = `deliveries-${list.stage}${list.after ? "-after" : ""}`;
  const [row] = await primaryRows<{ rows: OrderRow[] }>(database, name, text, values);
  return row?.rows ?? [];
};

/** Numbers of orders by stage. */
export const countDeliveries = async (database: Database): Promise<DeliveryCounts> => {
  const [counts, [row]] = await Promise.all([
    primaryRows<{ status: OrderStatus; count: number }>(
      database,
      "orders-to-deliver",
      "select order_status as status, count(*) as count from orders where order_status = any($1) group by order_status",
      [[...waiting, OrderStatus.SHIPPED]],
    ),
    primaryRows<{ packed: number }>(
      database,
      "packed-orders",
      "select count(*)::int as packed from orders where packed_at is not null",
      [],
    ),
  ]);
  const ofStatuses = (statuses: readonly OrderStatus[]): number =>
    counts.filter(({ status }) => statuses.includes(status)).reduce((sum, { count }) => sum + count, 0);
  const packed = row?.packed ?? 0;
  return {
    toPack: Math.max(0, ofStatuses(waiting) - packed),
    packed,
    onTheWay: ofStatuses([OrderStatus.SHIPPED]),
  };
};
