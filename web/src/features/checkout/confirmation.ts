import type {
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
  PlacedOrder_OrderFragment,
} from "../../graphql/generated.ts";

/** Two days, as 2026-04-01. */
type DeliveryDays = { from: string; to: string };

/**
 * The data of /success. Checkout passes it in the navigation state (specification, section 2 "Success page"). The page replaces
 * it with the fetched order: the status may have changed since.
 */
export type Confirmation = {
  orderId: string;
  orderNumber: string;
  orderStatus: OrderStatus;
  paymentId: string | null;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  /** Rupees. */
  total: number;
  email: string;
  /** The days between which it should arrive; `null` if the shop promises none. */
  deliveryRange: DeliveryDays | null;
  /** Temporary link to the invoice; `null` if it was not requested. */
  invoiceUrl: string | null;
};

/** The confirmation with its owner. The browser's Back button may restore it under another login. */
export const toNavigationState = (confirmation: Confirmation, shopperId: string | null) => ({
  ...confirmation,
  shopperId,
});

/** The confirmation of an order that was just placed, or was fetched by its number. */
export const confirmationOf = (
  order: PlacedOrder_OrderFragment,
  invoiceUrl: string | null = null,
): Confirmation => ({
  orderId: order.id,
  orderNumber: order.orderNumber,
  orderStatus: order.orderStatus,
  paymentId: order.paymentDetails.transactionId,
  paymentMethod: order.paymentDetails.method,
  paymentStatus: order.paymentDetails.paymentStatus,
  total: order.finalAmount,
  email: order.shippingAddress.email,
  deliveryRange:
    order.promisedFrom && order.promisedTo ? { from: order.promisedFrom, to: order.promisedTo } : null,
  invoiceUrl,
});

const isDay = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

const readDeliveryRange = (value: unknown): DeliveryDays | null => {
  const { from, to } = (value ?? {}) as Partial<Record<keyof DeliveryDays, unknown>>;
  return isDay(from) && isDay(to) ? { from, to } : null;
};

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/**
 * Reads the navigation state of /success. `undefined` if it is missing or invalid, belongs to another shopper, or is not
 * of the order that the URL names.
 */
export const readConfirmation = (
  state: unknown,
  orderNumber: string | null,
  shopperId: string | null,
): Confirmation | undefined => {
  if (typeof state !== "object" || state === null) return undefined;
  const fields = state as Partial<Record<keyof ReturnType<typeof toNavigationState>, unknown>>;
  if (!isText(shopperId) || fields.shopperId !== shopperId) return undefined;
  const { orderId, orderStatus, paymentId = null, paymentMethod, paymentStatus, total, email } = fields;
  const { invoiceUrl = null } = fields;
  if (!isText(orderId)) return undefined;
  if (!isText(fields.orderNumber) || (orderNumber && fields.orderNumber !== orderNumber)) return undefined;
  if (paymentMethod !== "COD" && paymentMethod !== "ONLINE") return undefined;
  if (!isText(orderStatus) || !isText(paymentStatus)) return undefined;
  if (typeof total !== "number" || !isText(email)) return undefined;
  return {
    orderId,
    orderNumber: fields.orderNumber,
    orderStatus: orderStatus as OrderStatus,
    paymentId: isText(paymentId) ? paymentId : null,
    paymentMethod,
    paymentStatus: paymentStatus as PaymentStatus,
    total,
    email,
    deliveryRange: readDeliveryRange(fields.deliveryRange),
    invoiceUrl: isText(invoiceUrl) && /^https?:/.test(invoiceUrl) ? invoiceUrl : null,
  };
};
