import type { EntityManager } from "typeorm";
import { increaseLine } from "../cart/cart.store.ts";
import { orderedLines } from "../orders/ordered-line.store.ts";
import { isCancelledAsRefused, markUnpaid } from "../orders/order-payment.store.ts";
import { PaymentStatus } from "../orders/order-payment.rules.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { lockOrder, type LockedOrder } from "../orders/order-write.store.ts";
import { updateOrderStatus } from "../orders/update-order-status.command.ts";
import { inTransaction } from "../../platform/database/database.ts";
import type { Services } from "../shop/services.ts";
import { creditEndedOrder } from "./credit-ended-order.command.ts";
import { refusedOrderOf, type RefusedOrder } from "./online-payment.rules.ts";
import { intentOfOrder } from "./payment-intent.store.ts";

const refillCart = async (tx: EntityManager, { id, userId }: LockedOrder): Promise<void> => {
  for (const line of await orderedLines(tx, id)) await increaseLine(tx, { ...line, userId });
};

/**
 * Cancels an unpaid order whose amount Razorpay refuses, as one that is not paid in time, and puts its pieces back into the cart that
 * they came from. `refusal` is Razorpay's reason, for the admin. An order that another request has cancelled for the same reason stays
 * as it is. `undefined` if the order has ended for another reason, or its payment has begun. The cart comes before the stock, as in
 * `placeOrder`.
 */
export const cancelRefusedOrder = (
  services: Services,
  orderId: string,
  refusal: string,
): Promise<RefusedOrder | undefined> =>
  inTransaction(services.database, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return undefined;
    const refusedOrder = refusedOrderOf(order);
    if (await isCancelledAsRefused(tx, orderId)) return refusedOrder;
    if (order.orderStatus !== OrderStatus.PENDING || order.paymentStatus === PaymentStatus.COMPLETED)
      return undefined;
    if (await intentOfOrder(tx, orderId)) return undefined;
    if (refusedOrder.isInCart) await refillCart(tx, order);
    await markUnpaid(tx, orderId);
    await creditEndedOrder(tx, order, OrderStatus.CANCELLED);
    await updateOrderStatus(tx, order, {
      status: OrderStatus.CANCELLED,
      userId: null,
      paymentRefusal: refusal,
    });
    return refusedOrder;
  });
