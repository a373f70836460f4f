import type { EntityManager } from "typeorm";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { asId } from "../../platform/ids.ts";
import type { Viewer } from "../../platform/viewer.ts";
import { changeOrderStatus } from "../orders/change-order-status.command.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { hasTrackingId, lockOrder, type LockedOrder } from "../orders/order-write.store.ts";
import type { Shop } from "../shop/shop.ts";
import { creditEndedOrder } from "./credit-ended-order.command.ts";

const beforeShipping: readonly OrderStatus[] = [
  OrderStatus.PENDING,
  OrderStatus.CONFIRMED,
  OrderStatus.PROCESSING,
];

/** Throws ORDER_NOT_CANCELLABLE if the order, or a part of it, has left the shop. */
const checkNotShipped = async (tx: EntityManager, order: LockedOrder): Promise<void> => {
  const isShipped = !beforeShipping.includes(order.orderStatus) || (await hasTrackingId(tx, order.id));
  if (isShipped) refuse("ORDER_NOT_CANCELLABLE");
};

/**
 * Cancels an order for its shopper, before anything of it is shipped: its pieces return to stock, and what was paid is paid
 * back. A cancelled order stays as it is. Returns the order's id. Throws ORDER_NOT_FOUND, ORDER_NOT_CANCELLABLE.
 */
export const cancelOrder = (shop: Shop, { userId }: Viewer, requestedId: string): Promise<string> => {
  const orderId = asId(requestedId, "orderId");
  return inTransaction(shop.database, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || order.userId !== userId) return refuse("ORDER_NOT_FOUND");
    if (order.orderStatus === OrderStatus.CANCELLED) return orderId;
    await checkNotShipped(tx, order);
    await creditEndedOrder(tx, order, OrderStatus.CANCELLED);
    await changeOrderStatus(tx, order, { status: OrderStatus.CANCELLED, userId });
    return orderId;
  });
};
