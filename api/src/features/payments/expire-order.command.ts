import type { EntityManager } from "typeorm";
import { inTransaction } from "../../platform/database/database.ts";
import { isRefused, isUnreachable } from "../../platform/razorpay/razorpay-error.ts";
import { updateOrderStatus } from "../orders/update-order-status.command.ts";
import { isOverdue, markUnpaid } from "../orders/order-payment.store.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { lockOrder } from "../orders/order-write.store.ts";
import type { Services } from "../shop/services.ts";
import { creditEndedOrder } from "./credit-ended-order.command.ts";
import { confirmPayment } from "./confirm-payment.command.ts";
import { askAtNextSweep, intentOfOrder, lockIntent, type Intent } from "./payment-intent.store.ts";
import { askRazorpayForMs } from "./payment.rules.ts";

/**
 * Whether Razorpay answered about an intent. `true` also after three days without an answer, to release the pieces. Within
 * these days a refusal, as after a change of the account at Razorpay, is thrown: the queue logs it, and tries again at growing
 * intervals.
 */
const wasAskedAbout = async (services: Services, intent: Intent): Promise<boolean> => {
  try {
    await confirmPayment(services, intent.id);
    return true;
  } catch (error) {
    if (!isUnreachable(error) && !isRefused(error)) throw error;
    const since = intent.askSince ?? intent.createdAt;
    if (Date.now() - since.getTime() < askRazorpayForMs) {
      if (isRefused(error)) throw error;
      return false;
    }
    const { id: intentId, orderId, gatewayOrderId } = intent;
    services.log.error(
      { err: error, intentId, orderId, gatewayOrderId },
      "an order expires without an answer of Razorpay",
    );
    // Ask once more as soon as Razorpay answers: a payment that it captured is refunded then.
    await askAtNextSweep(services.database.source.manager, intent.id);
    return true;
  }
};

const cancelIfOverdue = async (tx: EntityManager, orderId: string): Promise<void> => {
  const order = await lockOrder(tx, orderId);
  if (!order || !(await isOverdue(tx, orderId))) return;
  await markUnpaid(tx, orderId);
  await creditEndedOrder(tx, order, OrderStatus.CANCELLED);
  await updateOrderStatus(tx, order, { status: OrderStatus.CANCELLED, userId: null });
};

/**
 * Expires an order that is past its `paymentExpiresAt`: asks Razorpay first, then cancels and restocks it if it is unpaid.
 * Without an answer the order stays pending until a later sweep. A payment that arrives after that is refunded.
 */
export const expireOrder = async (services: Services, orderId: string): Promise<void> => {
  const intent = await intentOfOrder(services.database.source.manager, orderId);
  if (intent && !(await wasAskedAbout(services, intent))) return;
  await inTransaction(services.database, async (tx) => {
    if (intent) await lockIntent(tx, intent.id);
    await cancelIfOverdue(tx, orderId);
  });
};
