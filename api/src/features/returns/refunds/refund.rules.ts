import { quantityOf, type Variant } from "../../catalogue/variant.rules.ts";
import { isUnshipped } from "../../orders/order-edit.rules.ts";
import { orderStatusEffects } from "../../orders/order-status-effects.rules.ts";
import { OrderStatus } from "../../orders/order-status.rules.ts";
import { PaymentMethod, PaymentStatus } from "../../orders/order-payment.rules.ts";
import { refuse } from "../returns.refusals.ts";
import { asId } from "../../../platform/ids.ts";

/** What decides whether a part of an order can be refunded by hand. */
export type RefundableOrder = {
  orderNumber: string;
  orderStatus: OrderStatus;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
};

/** Whether the cash of an order is not recorded yet. */
export const isCashDue = ({
  paymentMethod,
  paymentStatus,
}: Pick<RefundableOrder, "paymentMethod" | "paymentStatus">): boolean =>
  paymentMethod === PaymentMethod.COD && paymentStatus !== PaymentStatus.COMPLETED;

const isPaid = ({ paymentStatus }: RefundableOrder): boolean => paymentStatus === PaymentStatus.COMPLETED;

/** Why nothing of an order can be credited by hand, as a sentence; `undefined` if it can. */
const creditProblem = (order: RefundableOrder): string | undefined => {
  const name = `Order ${order.orderNumber}`;
  if (!orderStatusEffects[order.orderStatus].keepsMoney)
    return `${name} is ${order.orderStatus}. There is nothing left to refund.`;
  if (order.paymentStatus === PaymentStatus.REFUNDED) return `${name} is refunded in full.`;
  if (order.paymentMethod === PaymentMethod.ONLINE && !isPaid(order))
    return `${name} is not paid yet. You can cancel it.`;
  return undefined;
};

/**
 * Why nothing of an order can be refunded now, as a sentence. The courier has been told what to collect for a parcel on its way.
 */
export const refundProblem = (order: RefundableOrder): string | undefined => {
  const isCollecting = isCashDue(order) && order.orderStatus === OrderStatus.SHIPPED;
  return (
    creditProblem(order) ??
    (isCollecting
      ? `Order ${order.orderNumber} is on its way, and the courier collects the cash. You can refund it once it is delivered.`
      : undefined)
  );
};

/** Why no piece of an order can be taken out of it, as a sentence. */
export const cancelProblem = (order: RefundableOrder): string | undefined =>
  creditProblem(order) ??
  (isUnshipped(order.orderStatus)
    ? undefined
    : `Order ${order.orderNumber} has left the shop. You can refund its pieces.`);

/** Pieces of one order line in one size and colour, as the client sends them. */
export type RequestedPieces = {
  lineId: string;
  quantity: number;
  size?: string | null | undefined;
  color?: string | null | undefined;
};

export type CheckedPieces = Variant & { orderLineId: string; quantity: number };

const maxLines = 50;

/** Longest text to the shopper about a refund. */
export const maxNoteLength = 300;

/** Each order line is named once. Throws BAD_ID, BAD_QUANTITY, REFUND_INVALID. */
export const checkedPieces = <Requested extends RequestedPieces>(
  requested: readonly Requested[],
): (CheckedPieces & { requested: Requested })[] => {
  const pieces = requested.map((line) => ({
    orderLineId: asId(line.lineId, "lineId"),
    quantity: quantityOf(line.quantity),
    size: line.size ?? null,
    color: line.color ?? null,
    requested: line,
  }));
  const isDistinct = new Set(pieces.map(({ orderLineId }) => orderLineId)).size === pieces.length;
  return isDistinct && pieces.length <= maxLines ? pieces : refuse("REFUND_INVALID", { field: "lines" });
};
