import type { EntityManager } from "typeorm";
import { increaseLine } from "../cart/cart.store.ts";
import { orderedLines } from "../orders/ordered-line.store.ts";
import { markUnpaid } from "../orders/order-payment.store.ts";
import { PaymentStatus } from "../orders/order-payment.rules.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { lockOrder, type LockedOrder } from "../orders/order-write.store.ts";
import { updateOrderStatus } from "../orders/update-order-status.command.ts";
import { inTransaction } from "../../platform/database/database.ts";
import type { Services } from "../shop/services.ts";
import { creditEndedOrder } from "./credit-ended-order.command.ts";
import type { RefusedOrder } from "./online-payment.rules.ts";
import { intentOfOrder } from "./payment-intent.store.ts";

/** Puts the pieces of an order back into the cart that they came from. An order by phone came from none. */
const refillCart = async (tx: EntityManager, { id, userId, placedBy }: LockedOrder): Promise<boolean> => {
  if (placedBy !== null) return false;
  for (const line of await orderedLines(tx, id)) await increaseLine(tx, { ...line, userId });
  return true;
};

/**
 * Cancels an unpaid order whose payment Razorpay refuses, as one that is not paid in time. `refusal` is Razorpay's reason, for the
 * admin. `undefined` if another request has ended the order or begun its payment. The cart comes before the stock, as in
 * `placeOrder`.
 */
export const cancelRefusedOrder = (
  services: Services,
  orderId: string,
  refusal: string,
): Promise<RefusedOrder | undefined> =>
  inTransaction(services.database, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.orderStatus !== OrderStatus.PENDING || order.paymentStatus === PaymentStatus.COMPLETED)
      return undefined;
    if (await intentOfOrder(tx, orderId)) return undefined;
    const isInCart = await refillCart(tx, order);
    await markUnpaid(tx, orderId);
    await creditEndedOrder(tx, order, OrderStatus.CANCELLED);
    await updateOrderStatus(tx, order, {
      status: OrderStatus.CANCELLED,
      userId: null,
      paymentRefusal: refusal,
    });
    return { isInCart };
  });
