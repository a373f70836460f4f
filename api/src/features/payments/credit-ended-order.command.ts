import type { EntityManager } from "typeorm";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { PaymentStatus } from "../orders/order-payment.rules.ts";
import type { LockedOrder } from "../orders/order-write.store.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import { creditOrder } from "./credit-order.command.ts";
import { CreditReason } from "./credit.rules.ts";

/** Seconds in which a wrong status of an unpaid order can be taken back before the rest of it is credited. */
const unpaidCreditDelay = 60 * 60;

/** Credits all that is left of a locked order. */
export const creditRest = async (tx: EntityManager, order: LockedOrder, to: OrderStatus): Promise<void> => {
  const reason = to === OrderStatus.RETURNED ? CreditReason.ORDER_RETURNED : CreditReason.ORDER_CANCELLED;
  await creditOrder(tx, order, { sourceId: order.id, reason, parts: "rest" });
};

/**
 * Credits all that is left of a locked order that is cancelled or returned now: at once if it is paid, else one hour later,
 * by a job that does it only for an order with an invoice.
 */
export const creditEndedOrder = (tx: EntityManager, order: LockedOrder, to: OrderStatus): Promise<void> => {
  if (order.paymentStatus === PaymentStatus.COMPLETED) return creditRest(tx, order, to);
  const { id: orderId } = order;
  const options = { key: `credit ${orderId}`, after: unpaidCreditDelay };
  return addJob(tx, "credit-cancelled-order", { orderId }, options);
};
