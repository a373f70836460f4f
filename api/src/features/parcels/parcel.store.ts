import { In, type EntityManager } from "typeorm";
import { recordEvent } from "../../platform/events/record-event.ts";
import { grouped } from "../../platform/async/loader.ts";
import { primaryRows, type Database } from "../../platform/database/database.ts";
import { Order } from "../orders/order.entity.ts";
import { refreshOrderWords } from "../orders/order-words.store.ts";
import { removedPieces } from "../orders/removed-pieces.store.ts";
import { Parcel } from "./parcel.entity.ts";
import type { LineToShip, Piece, Tracking } from "./parcel.rules.ts";
import type { ParcelOfOrder } from "./shared-parcel.rules.ts";

/** SQL: the pieces of an order line `l`, in its size and colour, that an admin refunded after they had left the shop. */
const refundedPieces = `(select coalesce(sum(f.quantity), 0) from refunded_pieces f
    where f.order_line_id = l.id and not f.is_unshipped
      and (f.size, f.color) is not distinct from (l.size, l.color))`;

/**
 * SQL: the pieces of an order line `l` that are still to be shipped. Pieces of a return or of a refund were delivered, also if no
 * parcel was recorded: an admin may set a delivered order back to an earlier status. Pieces in another size or colour than the
 * line's are replacements, which no parcel of the order carries.
 */
export const leftToShip = `(l.quantity - least(l.quantity, ${removedPieces} + greatest(
  (select coalesce(sum(p.quantity), 0) from parcel_lines p where p.order_line_id = l.id),
  (select coalesce(sum(i.quantity), 0) from return_lines i join returns r on r.id = i.return_id
    where i.order_line_id = l.id and r.status not in ('refused', 'withdrawn', 'closed')
      and (i.size, i.color) is not distinct from (l.size, l.color)) + ${refundedPieces})))::int`;

/** The lines of orders with the pieces that are still to be shipped, by order. The orders must be locked. */
export const linesToShip = async (
  tx: EntityManager,
  orderIds: readonly string[],
): Promise<Map<string, LineToShip[]>> => {
  const rows = await tx.query<(LineToShip & { orderId: string })[]>(
    `select l.order_id as "orderId", l.id as "orderLineId", l.size, l.color, ${leftToShip} as left
     from order_lines l where l.order_id = any($1::uuid[]) order by l.order_id, l.position`,
    [orderIds],
  );
  const lines = grouped(orderIds, rows, ({ orderId }) => orderId);
  return new Map(orderIds.map((orderId, index) => [orderId, lines[index] ?? []]));
};

/** The pieces of order lines that are still to be shipped. */
export const leftOfLines = (
  database: Database,
  lineIds: readonly string[],
): Promise<{ id: string; left: number }[]> =>
  primaryRows<{ id: string; left: number }>(
    database,
    "left-to-ship-of-lines",
    `select l.id, ${leftToShip} as left from order_lines l where l.id = any($1::uuid[])`,
    [lineIds],
  );

/** Courier and tracking id of each parcel of some orders. */
export const recordedTracking = (tx: EntityManager, orderIds: readonly string[]): Promise<StoredParcel[]> =>
  tx.findBy(Parcel, { orderId: In(orderIds) });

/** The recorded parcels with some tracking ids, of any courier. */
export const parcelsWithTrackingIds = async (
  tx: EntityManager,
  trackingIds: readonly string[],
): Promise<ParcelOfOrder[]> => {
  const parcels = await tx
    .createQueryBuilder(Parcel, "parcel")
    .innerJoin("parcel.order", "order")
    .addSelect(["order.id", "order.orderNumber"])
    .where({ trackingId: In(trackingIds) })
    .orderBy("parcel.id")
    .getMany();
  return parcels.map(({ courier, trackingId, order }) => ({
    courier,
    trackingId,
    orderNumber: order.orderNumber,
  }));
};

/** For each order that shares courier and tracking id of a parcel with other orders: their numbers, oldest first. */
export const ordersWithSameParcel = (
  database: Database,
  orderIds: readonly string[],
): Promise<{ orderId: string; numbers: string[] }[]> =>
  primaryRows(
    database,
    "orders-with-same-parcel",
    `select p.order_id as "orderId", json_agg(distinct o.order_number) as numbers
     from parcels p join parcels q on q.tracking_id = p.tracking_id and q.courier = p.courier and q.order_id <> p.order_id
       join orders o on o.id = q.order_id
     where p.order_id = any($1::uuid[]) group by p.order_id`,
    [orderIds],
  );

export type NewParcel = Tracking & { orderId: string; packedAt: Date | null; pieces: readonly Piece[] };

/** Inserts parcels, one for each order, by two statements. Returns the id of the parcel of each order. */
export const addParcels = async (
  tx: EntityManager,
  parcels: readonly NewParcel[],
): Promise<Map<string, string>> => {
  const rows = await tx.query<{ id: string; orderId: string }[]>(
    `insert into parcels (order_id, courier, tracking_id, estimated_delivery, packed_at)
     select p."orderId", p.courier, p."trackingId", p."estimatedDelivery", p."packedAt"
     from jsonb_to_recordset($1::jsonb) as p("orderId" uuid, courier text, "trackingId" text,
       "estimatedDelivery" date, "packedAt" timestamptz)
     returning id, order_id as "orderId"`,
    [JSON.stringify(parcels)],
  );
  const idOf = new Map(rows.map(({ id, orderId }) => [orderId, id]));
  const lines = parcels.flatMap(({ orderId, pieces }) =>
    pieces.map((piece) => ({ ...piece, parcelId: idOf.get(orderId) })),
  );
  await tx.query(
    `insert into parcel_lines (parcel_id, order_line_id, quantity)
     select l."parcelId", l."orderLineId", l.quantity
     from jsonb_to_recordset($1::jsonb) as l("parcelId" uuid, "orderLineId" uuid, quantity integer)`,
    [JSON.stringify(lines)],
  );
  recordEvent(tx, "parcel.created", [...idOf.values()]);
  return idOf;
};

/**
 * Copies tracking id and expected day of the newest parcel into each order: the documented fields, and writes the words of the
 * orders. What is left of the orders is no longer packed.
 */
export const copyNewestTracking = async (
  tx: EntityManager,
  orderIds: readonly string[],
  { isUnpacked }: { isUnpacked: boolean },
): Promise<void> => {
  await tx.query(
    `update orders o set tracking_id = p.tracking_id, updated_at = now(),
       estimated_delivery = p.estimated_delivery::timestamp at time zone 'Asia/Kolkata',
       packed_at = case when $2 then null else o.packed_at end
     from (select distinct on (order_id) order_id, tracking_id, estimated_delivery from parcels
       where order_id = any($1::uuid[]) order by order_id, shipped_at desc, id desc) p
     where o.id = p.order_id`,
    [orderIds, isUnpacked],
  );
  await refreshOrderWords(tx, orderIds);
};

export type StoredParcel = Tracking & Pick<Parcel, "id" | "orderId" | "version" | "shippedAt">;

/** A parcel; `null` if missing. */
export const findParcel = (tx: EntityManager, id: string): Promise<StoredParcel | null> =>
  tx.findOneBy(Parcel, { id });

/** Changes the tracking data of a parcel, and raises its version. */
export const updateParcelRow = async (tx: EntityManager, id: string, tracking: Tracking): Promise<void> => {
  await tx.update(Parcel, { id }, { ...tracking, version: () => "version + 1" });
  recordEvent(tx, "parcel.changed", [id]);
};

/** Whether an order has a parcel. */
export const hasParcel = (tx: EntityManager, orderId: string): Promise<boolean> =>
  tx.existsBy(Parcel, { orderId });

/** Marks locked orders as packed. */
export const setPacked = async (tx: EntityManager, orderIds: readonly string[]): Promise<void> => {
  await tx.update(Order, { id: In(orderIds) }, { packedAt: () => "now()" });
};
