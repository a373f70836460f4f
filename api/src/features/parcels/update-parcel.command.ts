import { addAudit } from "../audit/audit.store.ts";
import { AuditSubject, changesBetween, type Author } from "../audit/audit.rules.ts";
import { dayInIndia } from "../../platform/days.ts";
import { lockOrder } from "../orders/order-write.store.ts";
import { canSeeOrder } from "../orders/order.policy.ts";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./parcels.refusals.ts";
import { asId } from "../../platform/ids.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { Services } from "../shop/services.ts";
import { checkedTracking, isRecorded, type TrackingRequest } from "./parcel.rules.ts";
import { copyNewestTracking, findParcel, recordedTracking, updateParcelRow } from "./parcel.store.ts";

export type ParcelCorrection = {
  parcelId: string;
  version: number;
  tracking: TrackingRequest;
};

/**
 * Corrects courier, tracking id and expected day of a parcel. The shopper gets a mail if the parcel is followed elsewhere from
 * now on. The same values again change nothing. Returns the order's id. Throws PARCEL_NOT_FOUND, PARCEL_CHANGED if the version is
 * not the current one, PARCEL_RECORDED, and the refusals of `checkedTracking`.
 */
export const updateParcel = async (
  services: Services,
  { author, viewer }: { author: Author; viewer: Viewer },
  input: ParcelCorrection,
): Promise<string> => {
  const parcelId = asId(input.parcelId, "parcelId");
  return inTransaction(services.database, async (tx) => {
    const unlocked = await findParcel(tx, parcelId);
    const order = unlocked && (await lockOrder(tx, unlocked.orderId));
    const parcel = order && (await findParcel(tx, parcelId));
    if (!parcel || !canSeeOrder(viewer, order)) return refuse("PARCEL_NOT_FOUND");
    const before = {
      courier: parcel.courier,
      trackingId: parcel.trackingId,
      estimatedDelivery: parcel.estimatedDelivery,
    };
    const { couriers } = services.settings;
    const after = checkedTracking(input.tracking, { couriers, shippedOn: dayInIndia(parcel.shippedAt) });
    const changes = changesBetween(before, after);
    // Also a request that is repeated, since its answer was lost.
    if (Object.keys(changes).length === 0) return order.id;
    if (parcel.version !== input.version) refuse("PARCEL_CHANGED");
    const isElsewhere = "courier" in changes || "trackingId" in changes;
    if (isElsewhere && isRecorded(await recordedTracking(tx, [order.id]), after))
      refuse("PARCEL_RECORDED", { field: "trackingId" });
    await updateParcelRow(tx, parcelId, after);
    await copyNewestTracking(tx, [order.id], { isUnpacked: false });
    await addAudit(tx, {
      author,
      action: "changeParcel",
      subject: AuditSubject.ORDER,
      subjectId: order.id,
      label: order.orderNumber,
      changes,
    });
    if (isElsewhere) await addJob(tx, "mail-parcel", { parcelId, isCorrection: true });
    return order.id;
  });
};
