import type { EntityManager } from "typeorm";
import { addAudit } from "../audit/audit.store.ts";
import { AuditSubject, type Author } from "../audit/audit.rules.ts";
import { inTransaction } from "../../platform/database/database.ts";
import { changeOrderStatus } from "../orders/change-order-status.command.ts";
import { orderStatusEffects } from "../orders/order-status-effects.rules.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { lockOrder, makePayable, type LockedOrder } from "../orders/order-write.store.ts";
import { PaymentStatus } from "../orders/order-payment.rules.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { asId } from "../../platform/ids.ts";
import type { Shop } from "../shop/shop.ts";
import { creditEndedOrder } from "./credit-ended-order.command.ts";
import { isFullyCredited } from "./credit.store.ts";

/**
 * Credits an order that is cancelled or returned. Throws ORDER_REFUNDED or ORDER_CREDITED if an order that is credited in full
 * would leave that status.
 */
const applyMoneyEffect = async (tx: EntityManager, order: LockedOrder, to: OrderStatus): Promise<void> => {
  if (!orderStatusEffects[to].keepsMoney) return creditEndedOrder(tx, order, to);
  if (order.paymentStatus === PaymentStatus.REFUNDED) refuse("ORDER_REFUNDED");
  if (await isFullyCredited(tx, order.id)) refuse("ORDER_CREDITED");
};

/**
 * Changes an order to any status, for an admin. The same status again changes nothing. Entering cancelled or returned
 * returns the pieces and credits the order, each once. Leaving them takes the pieces again. An unpaid online
 * order that becomes pending can be paid again, within the full time. `seenStatus` is the status that the admin saw: an order
 * that has another one by now is not changed unseen. Returns the order's id.
 * Throws ORDER_NOT_FOUND, ORDER_CHANGED, ORDER_REFUNDED, ORDER_CREDITED, OUT_OF_STOCK, CODE_SPENT.
 */
export const changeOrderStatusAndRefund = (
  shop: Shop,
  author: Author,
  change: { orderId: string; status: OrderStatus; seenStatus?: OrderStatus | null },
): Promise<string> => {
  const orderId = asId(change.orderId, "orderId");
  return inTransaction(shop.database, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse("ORDER_NOT_FOUND");
    if (order.orderStatus === change.status) return orderId;
    if (change.seenStatus && change.seenStatus !== order.orderStatus)
      refuse("ORDER_CHANGED", { field: "status", facts: { orderStatus: order.orderStatus.toUpperCase() } });
    await applyMoneyEffect(tx, order, change.status);
    if (change.status === OrderStatus.PENDING)
      await makePayable(tx, orderId, shop.settings.payments.orderExpiresSeconds);
    await changeOrderStatus(tx, order, { status: change.status, userId: author.userId });
    await addAudit(tx, {
      author,
      action: "changeOrderStatus",
      subject: AuditSubject.ORDER,
      subjectId: orderId,
      label: order.orderNumber,
      changes: { orderStatus: { before: order.orderStatus, after: change.status } },
    });
    return orderId;
  });
};
