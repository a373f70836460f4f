import type { EntityManager } from "typeorm";
import { inTransaction } from "../../platform/database/database.ts";
import { leadOrder } from "../orders/change-order-status.command.ts";
import { orderLife } from "../orders/order-life.rules.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { lockOrder, makePayable, type LockedOrder } from "../orders/order-write.store.ts";
import { PaymentStatus } from "../orders/payment.rules.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { asId } from "../../platform/ids.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { Shop } from "../shop/shop.ts";
import { giveBackOrder } from "./give-back-order.command.ts";

const settleMoney = async (tx: EntityManager, order: LockedOrder, to: OrderStatus): Promise<void> => {
  if (!orderLife[to].keepsMoney) return giveBackOrder(tx, order.id, to);
  if (order.paymentStatus === PaymentStatus.REFUNDED) refuse("ORDER_REFUNDED");
};

/**
 * An admin moves an order to any status; the same status again changes nothing. Entering cancelled or returned gives the
 * pieces back, and money that was paid online, each once. Leaving them takes the pieces again or is refused; it is
 * always refused once the money was given back. An unpaid online order that becomes pending can be paid anew, in its
 * full time.
 */
export const changeOrderStatus = (
  shop: Shop,
  viewer: Viewer,
  change: { orderId: string; status: OrderStatus },
): Promise<string> => {
  const orderId = asId(change.orderId, "orderId");
  return inTransaction(shop.database, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse("ORDER_NOT_FOUND");
    if (order.orderStatus === change.status) return orderId;
    await settleMoney(tx, order, change.status);
    if (change.status === OrderStatus.PENDING)
      await makePayable(tx, orderId, shop.settings.payments.orderExpiresSeconds);
    await leadOrder(tx, order, { status: change.status, userId: viewer.userId });
    return orderId;
  });
};
