import { addAudit } from "../audit/audit.store.ts";
import { AuditSubject, type Author } from "../audit/audit.rules.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { lockOrder, type LockedOrder } from "../orders/order-write.store.ts";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { asId } from "../../platform/ids.ts";
import type { Shop } from "../shop/shop.ts";
import { clearPacked, hasParcel } from "./parcel.store.ts";

const leftStatuses = [OrderStatus.SHIPPED, OrderStatus.DELIVERED];

/** Takes the mark of a packed order away, after a wrong scan. Its order must be locked. */
const unpack = async (tx: Parameters<typeof clearPacked>[0], order: LockedOrder, author: Author) => {
  await clearPacked(tx, order.id);
  await addAudit(tx, {
    author,
    action: "unpackOrder",
    subject: AuditSubject.ORDER,
    subjectId: order.id,
    label: order.orderNumber,
    changes: { isPacked: { before: true, after: false } },
  });
};

/**
 * Takes the mark of a packed order away. An order that is not packed stays as it is, unless its mark has left with a parcel:
 * then PARCEL_LEFT. What is left of a partly shipped order can be packed again, and unpacked. Returns the order's id. Throws
 * ORDER_NOT_FOUND, PARCEL_LEFT.
 */
export const unpackOrder = (shop: Shop, author: Author, orderId: string): Promise<string> =>
  inTransaction(shop.database, async (tx) => {
    const order = await lockOrder(tx, asId(orderId, "orderId"));
    if (!order) return refuse("ORDER_NOT_FOUND");
    if (order.packedAt) await unpack(tx, order, author);
    else if (leftStatuses.includes(order.orderStatus) || (await hasParcel(tx, order.id)))
      refuse("PARCEL_LEFT");
    return order.id;
  });
