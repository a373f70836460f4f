import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { asId } from "../../platform/ids.ts";
import type { Author } from "../audit/audit.rules.ts";
import { dayInIndia } from "../../platform/days.ts";
import { lockOrder } from "../orders/order-write.store.ts";
import type { Shop } from "../shop/shop.ts";
import {
  canShip,
  checkedTracking,
  countPieces,
  isRecorded,
  nothingLeft,
  piecesLeft,
  shippingProblem,
  type Piece,
  type TrackingRequest,
} from "./parcel.rules.ts";
import { linesToShip, recordedTracking } from "./parcel.store.ts";
import { writeParcels } from "./write-parcels.command.ts";

export type ParcelToShip = {
  orderId: string;
  /** The pieces in it; all that are left if absent. */
  lines?: readonly Piece[] | null;
  tracking: TrackingRequest;
};

/**
 * Records a parcel of an order under the order's lock, so that a cancellation at the same moment comes before or after it.
 * With its last pieces the order becomes shipped. Returns the order's id. Throws ORDER_NOT_FOUND, ORDER_NOT_SHIPPABLE,
 * PIECES_INVALID, PARCEL_RECORDED, and the refusals of `checkedTracking`.
 */
export const shipParcel = (shop: Shop, author: Author, input: ParcelToShip): Promise<string> => {
  const orderId = asId(input.orderId, "orderId");
  const shippedOn = dayInIndia(new Date());
  const tracking = checkedTracking(input.tracking, { couriers: shop.settings.couriers, shippedOn });
  const requested = input.lines?.map(({ orderLineId, quantity }) => ({
    orderLineId: asId(orderLineId, "orderLineId").toLowerCase(),
    quantity,
  }));
  return inTransaction(shop.database, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse("ORDER_NOT_FOUND");
    const problem = shippingProblem(order);
    if (problem) return refuse("ORDER_NOT_SHIPPABLE", { message: problem });
    if (isRecorded(await recordedTracking(tx, [order.id]), tracking))
      refuse("PARCEL_RECORDED", { field: "trackingId" });
    const lines = (await linesToShip(tx, [order.id])).get(order.id) ?? [];
    const left = piecesLeft(lines);
    if (left.length === 0) refuse("ORDER_NOT_SHIPPABLE", { message: nothingLeft(order.orderNumber) });
    const pieces = requested ?? left;
    if (!canShip(lines, pieces)) refuse("PIECES_INVALID", { field: "lines" });
    const isLast = countPieces(pieces) === countPieces(left);
    await writeParcels(tx, author, {
      action: "shipParcel",
      shipments: [{ order, tracking, pieces, isLast }],
    });
    return order.id;
  });
};
