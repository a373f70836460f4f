/** Types of messages to webhooks, as messages and tables have them (docs/webhooks.md). */
export enum WebhookEvent {
  ORDER_PLACED = "order.placed",
  ORDER_PAID = "order.paid",
  ORDER_STATUS_CHANGED = "order.status_changed",
  PARCEL_CREATED = "parcel.created",
  PARCEL_CHANGED = "parcel.changed",
  RETURN_REQUESTED = "return.requested",
  RETURN_CHANGED = "return.changed",
  REFUND_CREATED = "refund.created",
  REFUND_CHANGED = "refund.changed",
  PRODUCT_CHANGED = "product.changed",
  STOCK_CHANGED = "stock.changed",
  /** A test message: each endpoint gets it, none chooses it. */
  PING = "ping",
}

/** What the shop tells other programs about. The value is the kind of the object in the payload. */
export const eventObjects = {
  "order.placed": "order",
  "order.paid": "order",
  "order.status_changed": "order",
  "parcel.created": "parcel",
  "parcel.changed": "parcel",
  "return.requested": "return",
  "return.changed": "return",
  "refund.created": "refund",
  "refund.changed": "refund",
  "product.changed": "product",
  "stock.changed": "stock",
} as const satisfies Record<`${Exclude<WebhookEvent, WebhookEvent.PING>}`, string>;

export type EventType = keyof typeof eventObjects;

export const eventTypes = Object.keys(eventObjects) as EventType[];

export type EventObject = (typeof eventObjects)[EventType];
