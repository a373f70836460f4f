import type { EntityManager } from "typeorm";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./payments.refusals.ts";
import { asId } from "../../platform/ids.ts";
import type { Viewer } from "../../platform/viewer.ts";
import { updateOrderStatus } from "../orders/update-order-status.command.ts";
import { isUnshipped } from "../orders/order-edit.rules.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { hasTrackingId, lockOrder, type LockedOrder } from "../orders/order-write.store.ts";
import type { Services } from "../shop/services.ts";
import { creditEndedOrder } from "./credit-ended-order.command.ts";

/** Whether a locked order can be cancelled: nothing of it is shipped, and it has not ended. */
export const isCancellable = async (tx: EntityManager, order: LockedOrder): Promise<boolean> =>
  isUnshipped(order.orderStatus) && !(await hasTrackingId(tx, order.id));

/**
 * Cancels an order for its shopper, before anything of it is shipped: its pieces return to stock, and what was paid is paid
 * back. A cancelled order stays as it is. Returns the order's id. Throws ORDER_NOT_FOUND, ORDER_NOT_CANCELLABLE.
 */
export const cancelOrder = (services: Services, { userId }: Viewer, requestedId: string): Promise<string> => {
  const orderId = asId(requestedId, "orderId");
  return inTransaction(services.database, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || order.userId !== userId) return refuse("ORDER_NOT_FOUND");
    if (order.orderStatus === OrderStatus.CANCELLED) return orderId;
    if (!(await isCancellable(tx, order))) refuse("ORDER_NOT_CANCELLABLE");
    await creditEndedOrder(tx, order, OrderStatus.CANCELLED);
    await updateOrderStatus(tx, order, { status: OrderStatus.CANCELLED, userId });
    return orderId;
  });
};
