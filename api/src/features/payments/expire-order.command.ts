import type { EntityManager } from "typeorm";
import { inTransaction } from "../../platform/database/database.ts";
import { isUnreachable } from "../../platform/razorpay/razorpay-error.ts";
import { leadOrder } from "../orders/change-order-status.command.ts";
import { isOverdue, markUnpaid } from "../orders/order-payment.store.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { lockOrder } from "../orders/order-write.store.ts";
import type { Shop } from "../shop/shop.ts";
import { confirmPayment } from "./confirm-payment.command.ts";
import { intentOfOrder, lockIntent, setNextAsk, type Intent } from "./intent.store.ts";
import { askedFor } from "./payment.rules.ts";

/** Whether Razorpay has been asked; after three days without an answer the pieces cannot wait any longer. */
const isSettled = async (shop: Shop, intent: Intent): Promise<boolean> => {
  try {
    await confirmPayment(shop, intent.id);
    return true;
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    if (Date.now() - intent.createdAt.getTime() < askedFor) return false;
    // It is asked again once Razorpay is back: what was paid after all is given back then.
    await setNextAsk(shop.database.source.manager, intent.id, new Date());
    return true;
  }
};

const cancel = async (tx: EntityManager, orderId: string): Promise<void> => {
  const order = await lockOrder(tx, orderId);
  if (!order || !(await isOverdue(tx, orderId))) return;
  await markUnpaid(tx, orderId);
  await leadOrder(tx, order, { status: OrderStatus.CANCELLED, userId: null });
};

/**
 * Ends an order whose time to be paid is over: asks Razorpay first, and cancels and restocks only what was not paid.
 * Without an answer the order stays as it is, and is looked at again; money that comes later is given back.
 */
export const expireOrder = async (shop: Shop, orderId: string): Promise<void> => {
  const intent = await intentOfOrder(shop.database.source.manager, orderId);
  if (intent && !(await isSettled(shop, intent))) return;
  await inTransaction(shop.database, async (tx) => {
    if (intent) await lockIntent(tx, intent.id);
    await cancel(tx, orderId);
  });
};
