import type { EntityManager } from "typeorm";
import { addAuditEntries } from "../audit/audit.store.ts";
import { AuditSubject, type Author } from "../audit/audit.rules.ts";
import { markShipped } from "../orders/update-order-status.command.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";
import type { LockedOrder } from "../orders/order-write.store.ts";
import { addJobs } from "../../platform/jobs/jobs.ts";
import { countPieces, type Piece, type Tracking } from "./parcel.rules.ts";
import { addParcels, copyNewestTracking } from "./parcel.store.ts";

/** A parcel to record for a locked order. `isLast`: nothing is left to ship after it. */
export type Shipment = { order: LockedOrder; tracking: Tracking; pieces: readonly Piece[]; isLast: boolean };

/**
 * Records parcels of locked orders, at most one for each. An order of which nothing is left becomes shipped. All
 * statements are for all parcels together.
 */
export const writeParcels = async (
  tx: EntityManager,
  author: Author,
  { action, shipments }: { action: "shipParcel" | "importTracking"; shipments: readonly Shipment[] },
): Promise<void> => {
  const parcelIds = await addParcels(
    tx,
    shipments.map(({ order, tracking, pieces }) => ({
      ...tracking,
      orderId: order.id,
      packedAt: order.packedAt,
      pieces,
    })),
  );
  const orderIds = shipments.map(({ order }) => order.id);
  await copyNewestTracking(tx, orderIds, { isUnpacked: true });
  const becomesShipped = ({ order, isLast }: Shipment) => isLast && order.orderStatus !== OrderStatus.SHIPPED;
  await addAuditEntries(
    tx,
    shipments.map((shipment) => ({
      author,
      action,
      subject: AuditSubject.ORDER,
      subjectId: shipment.order.id,
      label: shipment.order.orderNumber,
      changes: {
        parcel: { before: null, after: { ...shipment.tracking, pieces: countPieces(shipment.pieces) } },
        ...(becomesShipped(shipment) && {
          orderStatus: { before: shipment.order.orderStatus, after: OrderStatus.SHIPPED },
        }),
      },
    })),
  );
  const lastOnes = shipments.filter(becomesShipped).map(({ order }) => order);
  await markShipped(tx, lastOnes, author.userId);
  const payloads = orderIds.map((id) => ({ parcelId: parcelIds.get(id) ?? "", isCorrection: false }));
  await addJobs(tx, "mail-parcel", payloads);
};
