import type { Author } from "../audit/audit.rules.ts";
import { markUnpacked } from "../orders/mark-unpacked.command.ts";
import { canSeeOrder } from "../orders/order.policy.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { lockOrder } from "../orders/order-write.store.ts";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./parcels.refusals.ts";
import { asId } from "../../platform/ids.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { Services } from "../shop/services.ts";
import { hasParcel } from "./parcel.store.ts";

const leftStatuses = [OrderStatus.SHIPPED, OrderStatus.DELIVERED];

/**
 * Takes the mark of a packed order away. An order that is not packed stays as it is, unless its mark has left with a parcel:
 * then PARCEL_LEFT. What is left of a partly shipped order can be packed again, and unpacked. Returns the order's id. Throws
 * ORDER_NOT_FOUND, PARCEL_LEFT.
 */
export const unpackOrder = (
  services: Services,
  { author, viewer }: { author: Author; viewer: Viewer },
  orderId: string,
): Promise<string> =>
  inTransaction(services.database, async (tx) => {
    const order = await lockOrder(tx, asId(orderId, "orderId"));
    if (!order || !canSeeOrder(viewer, order)) return refuse("ORDER_NOT_FOUND");
    if (!order.packedAt && (leftStatuses.includes(order.orderStatus) || (await hasParcel(tx, order.id))))
      refuse("PARCEL_LEFT");
    await markUnpacked(tx, author, order);
    return order.id;
  });
