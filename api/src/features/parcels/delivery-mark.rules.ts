import { OrderStatus } from "../orders/order-status.rules.ts";
import { PaymentStatus } from "../orders/order-payment.rules.ts";
import { undoMinutes } from "../shop/undo.rules.ts";
import type { OrderState } from "./parcel.rules.ts";

/** Why an order cannot be marked as delivered with others, as a sentence; `undefined` if it can. */
export const deliveryProblem = (order: OrderState & { isFullyCredited: boolean }): string | undefined => {
  const name = `Order ${order.orderNumber}`;
  if (order.orderStatus === OrderStatus.DELIVERED) return `${name} is already delivered.`;
  if (order.orderStatus === OrderStatus.CANCELLED) return `${name} was cancelled.`;
  if (order.orderStatus === OrderStatus.RETURNED) return `${name} was returned.`;
  if (order.orderStatus !== OrderStatus.SHIPPED) return `${name} has not been shipped yet.`;
  if (order.paymentStatus === PaymentStatus.REFUNDED || order.isFullyCredited) return `${name} was refunded.`;
  return undefined;
};

/** An order and the change that made it delivered. */
export type MarkedDelivery = {
  orderNumber: string;
  orderStatus: OrderStatus;
  /** Whether its last change of status is the mark, from shipped, within the last minutes. */
  isRecent: boolean;
  hasReturn: boolean;
  isCashCollected: boolean;
};

/** Why the mark of a delivered order cannot be taken away, as a sentence; `undefined` if it can. */
export const undoProblem = (order: MarkedDelivery): string | undefined => {
  const name = `Order ${order.orderNumber}`;
  if (order.orderStatus !== OrderStatus.DELIVERED) return `${name} is no longer marked as delivered.`;
  if (!order.isRecent) return `${name} was marked as delivered more than ${undoMinutes} minutes ago.`;
  if (order.hasReturn) return `The customer has asked for a return of order ${order.orderNumber}.`;
  if (order.isCashCollected) return `The cash of order ${order.orderNumber} has been collected.`;
  return undefined;
};
