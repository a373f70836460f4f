import { courierNamed, isTrackingId, trackingIdText, type Courier } from "../shop/courier.rules.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { PaymentMethod, PaymentStatus } from "../orders/order-payment.rules.ts";
import { refuse } from "./parcels.refusals.ts";

/** Orders that are packed, listed on slips or selected at once. */
export const maxOrders = 100;

export const maxFileRows = 2000;

/** Pieces of one order line. */
export type Piece = { orderLineId: string; quantity: number };

/** Courier, tracking id and expected day of arrival of a parcel. */
export type Tracking = { courier: string; trackingId: string; estimatedDelivery: string | null };

/** The same as it was typed. */
export type TrackingRequest = {
  courier: string;
  trackingId: string;
  estimatedDelivery?: string | null | undefined;
};

/** What decides whether the pieces of an order can be packed and shipped. */
export type OrderState = {
  orderNumber: string;
  orderStatus: OrderStatus;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
};

const isUnpaid = (order: OrderState): boolean =>
  order.orderStatus === OrderStatus.PENDING ||
  (order.paymentMethod === PaymentMethod.ONLINE && order.paymentStatus !== PaymentStatus.COMPLETED);

/** Why nothing of an order can be packed or shipped any more, or yet, as a sentence; `undefined` if it can. */
export const shippingProblem = (order: OrderState): string | undefined => {
  const name = `Order ${order.orderNumber}`;
  if (order.orderStatus === OrderStatus.CANCELLED) return `${name} was cancelled.`;
  if (order.orderStatus === OrderStatus.RETURNED) return `${name} was returned.`;
  if (order.orderStatus === OrderStatus.DELIVERED) return `${name} is already delivered.`;
  if (order.paymentStatus === PaymentStatus.REFUNDED)
    return `The payment of order ${order.orderNumber} was refunded.`;
  return isUnpaid(order) ? `${name} is not paid yet.` : undefined;
};

export const nothingLeft = (orderNumber: string): string =>
  `Order ${orderNumber} has no piece left to ship: all are on their way or were returned.`;

/** Why an order cannot be marked as packed, as a sentence; `undefined` if it can. */
export const packingProblem = (
  order: OrderState & { packedAt: Date | null; left: number },
): string | undefined => {
  const problem = shippingProblem(order);
  if (problem) return problem;
  if (order.orderStatus === OrderStatus.SHIPPED) return `Order ${order.orderNumber} is already on its way.`;
  if (order.packedAt) return `Order ${order.orderNumber} is already packed.`;
  return order.left === 0 ? nothingLeft(order.orderNumber) : undefined;
};

export const unknownNumber = (orderNumber: string): string => `No order has the number ${orderNumber}.`;

/** Days after shipping within which a parcel can be expected. */
const longestWay = 180;

/** Whether a parcel that is shipped on a day can be expected on another. Both are YYYY-MM-DD. */
const isPlausibleEstimate = (estimate: string, shippedOn: string): boolean => {
  const days = (Date.parse(estimate) - Date.parse(shippedOn)) / 86_400_000;
  return days >= 0 && days <= longestWay;
};

/**
 * The tracking data of a parcel with the courier's own name. Throws COURIER_UNKNOWN, TRACKING_ID_INVALID, ESTIMATE_INVALID.
 */
export const checkedTracking = (
  input: TrackingRequest,
  { couriers, shippedOn }: { couriers: readonly Courier[]; shippedOn: string },
): Tracking => {
  const courier = courierNamed(couriers, input.courier);
  if (!courier) return refuse("COURIER_UNKNOWN", { field: "courier" });
  const trackingId = trackingIdText(input.trackingId);
  if (!isTrackingId(trackingId)) refuse("TRACKING_ID_INVALID", { field: "trackingId" });
  const estimatedDelivery = input.estimatedDelivery ?? null;
  if (estimatedDelivery && !isPlausibleEstimate(estimatedDelivery, shippedOn))
    refuse("ESTIMATE_INVALID", { field: "estimatedDelivery" });
  return { courier: courier.name, trackingId, estimatedDelivery };
};

/** Courier and tracking id of a parcel. */
export type ParcelName = Pick<Tracking, "courier" | "trackingId">;

/** Whether an order already has this parcel. */
export const isRecorded = (parcels: readonly ParcelName[], { courier, trackingId }: ParcelName): boolean =>
  parcels.some((parcel) => parcel.courier === courier && parcel.trackingId === trackingId);

/** An order line with the pieces that are still to be shipped. */
export type LineToShip = { orderLineId: string; left: number; size: string | null; color: string | null };

/** A piece with the size and colour that the admin saw; `null` or missing if the page did not say. */
export type SeenPiece = Piece & {
  seen?: { size?: string | null | undefined; color?: string | null | undefined } | null | undefined;
};

/** Whether a line has got another size or colour than the one that the admin saw. */
export const isOtherVariant = (lines: readonly LineToShip[], requested: readonly SeenPiece[]): boolean =>
  requested.some(({ orderLineId, seen }) => {
    const line = lines.find((other) => other.orderLineId === orderLineId);
    return seen && line && ((seen.size ?? null) !== line.size || (seen.color ?? null) !== line.color);
  });

export const piecesLeft = (lines: readonly LineToShip[]): Piece[] =>
  lines.filter(({ left }) => left > 0).map(({ orderLineId, left }) => ({ orderLineId, quantity: left }));

/** The sum of the pieces of a list. */
export const countPieces = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether each line is requested once, with at least one piece and not more than are left. */
export const canShip = (lines: readonly LineToShip[], requested: readonly Piece[]): boolean => {
  const leftOf = new Map(lines.map(({ orderLineId, left }) => [orderLineId, left]));
  const isDistinct = new Set(requested.map(({ orderLineId }) => orderLineId)).size === requested.length;
  return (
    isDistinct &&
    requested.length > 0 &&
    requested.every(
      ({ orderLineId, quantity }) => quantity >= 1 && quantity <= (leftOf.get(orderLineId) ?? 0),
    )
  );
};
