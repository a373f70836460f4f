import type { EntityManager } from "typeorm";
import { markRefunded } from "../orders/order-payment.store.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { oweRefund } from "./owe-refund.command.ts";
import { RefundReason } from "./payment.rules.ts";
import { keptPaymentOf, setStanding } from "./payment.store.ts";

/**
 * Gives back, in full, the money that paid an order which ends; nothing where none was paid online, or none is left.
 * The caller has locked the order: the books of an order change under that lock alone, so it is given back once.
 */
export const giveBackOrder = async (tx: EntityManager, orderId: string, to: OrderStatus): Promise<void> => {
  const kept = await keptPaymentOf(tx, orderId);
  if (!kept) return;
  await setStanding(tx, kept.id, "refund_due");
  await markRefunded(tx, orderId);
  const reason = to === OrderStatus.RETURNED ? RefundReason.ORDER_RETURNED : RefundReason.ORDER_CANCELLED;
  await oweRefund(tx, { paymentId: kept.id, amount: kept.amount, reason });
};
