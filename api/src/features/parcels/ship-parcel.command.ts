import type { EntityManager } from "typeorm";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./parcels.refusals.ts";
import { asId } from "../../platform/ids.ts";
import { changesBetween, type Author } from "../audit/audit.rules.ts";
import { dayInIndia } from "../../platform/days.ts";
import { withoutContacts } from "../orders/order-edit.rules.ts";
import { orderAddress, type OrderAddress } from "../orders/order-edit.store.ts";
import { lockOrder } from "../orders/order-write.store.ts";
import type { Services } from "../shop/services.ts";
import {
  canShip,
  checkedTracking,
  countPieces,
  isOtherVariant,
  isRecorded,
  nothingLeft,
  piecesLeft,
  shippingProblem,
  type SeenPiece,
  type TrackingRequest,
} from "./parcel.rules.ts";
import { linesToShip, recordedTracking } from "./parcel.store.ts";
import { writeParcels } from "./write-parcels.command.ts";

export type ParcelToShip = {
  orderId: string;
  /** The pieces in it; all that are left if absent. */
  lines?: readonly SeenPiece[] | null;
  tracking: TrackingRequest;
  /** Where the order goes, as the admin saw it; `null` or missing if the page did not say. */
  seenAddress?: OrderAddress | null;
  /** Whether the admin sees e-mail and phone of an order; a packer sees blanks. */
  seesContacts?: boolean;
};

/** Throws ORDER_CHANGED if the order goes to another address than the one that the admin saw. */
const checkAddress = async (
  tx: EntityManager,
  orderId: string,
  { seenAddress: seen, seesContacts = true }: ParcelToShip,
): Promise<void> => {
  if (!seen) return;
  const current = await orderAddress(tx, orderId);
  const changes = changesBetween(seen, seesContacts ? current : withoutContacts(current));
  if (Object.keys(changes).length > 0) refuse("ORDER_CHANGED");
};

/**
 * Records a parcel of an order under the order's lock, so that a cancellation at the same moment comes before or after it.
 * With its last pieces the order becomes shipped. An address, size or colour that was changed since the admin saw it is not
 * shipped unseen. Returns the order's id. Throws ORDER_NOT_FOUND, ORDER_NOT_SHIPPABLE, ORDER_CHANGED, PIECES_INVALID,
 * PARCEL_RECORDED, and the refusals of `checkedTracking`.
 */
export const shipParcel = (services: Services, author: Author, input: ParcelToShip): Promise<string> => {
  const orderId = asId(input.orderId, "orderId");
  const shippedOn = dayInIndia(new Date());
  const tracking = checkedTracking(input.tracking, { couriers: services.settings.couriers, shippedOn });
  const requested = input.lines?.map((line) => ({
    ...line,
    orderLineId: asId(line.orderLineId, "orderLineId"),
  }));
  return inTransaction(services.database, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse("ORDER_NOT_FOUND");
    const problem = shippingProblem(order);
    if (problem) return refuse("ORDER_NOT_SHIPPABLE", { message: problem });
    if (isRecorded(await recordedTracking(tx, [order.id]), tracking))
      refuse("PARCEL_RECORDED", { field: "trackingId" });
    const lines = (await linesToShip(tx, [order.id])).get(order.id) ?? [];
    const left = piecesLeft(lines);
    if (left.length === 0) refuse("ORDER_NOT_SHIPPABLE", { message: nothingLeft(order.orderNumber) });
    await checkAddress(tx, order.id, input);
    if (isOtherVariant(lines, requested ?? [])) refuse("ORDER_CHANGED");
    const pieces = requested?.map(({ orderLineId, quantity }) => ({ orderLineId, quantity })) ?? left;
    if (!canShip(lines, pieces)) refuse("PIECES_INVALID", { field: "lines" });
    const isLast = countPieces(pieces) === countPieces(left);
    await writeParcels(tx, author, {
      action: "shipParcel",
      shipments: [{ order, tracking, pieces, isLast }],
    });
    return order.id;
  });
};
