import { inTransaction } from "../../platform/database/database.ts";
import { updateOrderStatus } from "../orders/update-order-status.command.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { lockOrder } from "../orders/order-write.store.ts";
import type { Services } from "../shop/services.ts";
import { isCancellable } from "./cancel-order.command.ts";
import { creditEndedOrder } from "./credit-ended-order.command.ts";
import { refundUnusedPayment } from "./refund-unused-payment.command.ts";
import { intentById, lockIntent } from "./payment-intent.store.ts";
import type { PaymentOutcome } from "./reconciliation.rules.ts";

/**
 * Applies a full refund that Razorpay knows and the ledger does not: the order was cancelled after the restored backup.
 * Cancels the order again. Its refund job then finds at Razorpay that nothing remains to refund. An order of
 * which a part is shipped stays as it is.
 */
export const applyExternalRefund = async (services: Services, intentId: string): Promise<PaymentOutcome> => {
  const intent = await intentById(services.database.source.manager, intentId);
  const orderId = intent?.orderId;
  if (!orderId) {
    await refundUnusedPayment(services, intentId);
    return "refunded";
  }
  return inTransaction(services.database, async (tx) => {
    await lockIntent(tx, intentId);
    const order = await lockOrder(tx, orderId);
    if (!order || !(await isCancellable(tx, order))) return "refunded, order not cancelled";
    await creditEndedOrder(tx, order, OrderStatus.CANCELLED);
    await updateOrderStatus(tx, order, { status: OrderStatus.CANCELLED, userId: null });
    return "order cancelled";
  });
};
