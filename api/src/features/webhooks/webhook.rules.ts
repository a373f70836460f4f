import { eventTypes, type EventType } from "../../platform/events/event.rules.ts";

/** Version of the payloads. A change that a receiver could not ignore gets a new one. */
const payloadVersion = "2026-11";

/** What the events say, as the admin and the documents show it. */
export const eventTexts: Record<EventType, string> = {
  "order.placed": "An order was placed. An online order is not paid yet.",
  "order.paid": "An order was paid: online, or its cash was recorded.",
  "order.status_changed": "The status of an order changed.",
  "parcel.created": "A parcel was handed to a courier.",
  "parcel.changed": "Courier, tracking id or expected day of a parcel changed.",
  "return.requested": "A customer asked for a return or an exchange.",
  "return.changed": "The status of a return changed, or its replacement was sent.",
  "refund.created": "A refund of an online payment is due.",
  "refund.changed": "Razorpay accepted a refund, or could not pay it.",
  "product.changed": "A product was added, changed or archived, or its price began or ended.",
  "stock.changed": "The stock of a size and colour changed.",
};

export enum DeliveryStatus {
  PENDING = "pending",
  DELIVERED = "delivered",
  FAILED = "failed",
}

export const maxEndpoints = 20;

/** Days for which an event is tried again, and for which the log shows it. */
export const retryDays = 3;
export const logDays = 30;

/** Hours for which the key before a rotation signs too. */
export const earlierKeyHours = 24;

const minutes = 60;
const hours = 60 * minutes;

/** Seconds before the next attempt, by the number of failed ones; from then on the last one. */
const delays = [5, 30, 2 * minutes, 5 * minutes, 15 * minutes, 30 * minutes, hours, 2 * hours, 4 * hours];

export const retryDelaySeconds = (failedAttempts: number): number =>
  delays[Math.min(failedAttempts, delays.length) - 1] ?? 4 * hours;

/** The types among these that an endpoint can choose, each once, in the order of the table. */
export const knownEvents = (types: readonly string[]): EventType[] =>
  eventTypes.filter((type) => types.includes(type));

export type WebhookBody = { type: string; version: string; timestamp: string; data: Record<string, unknown> };

/** The body of a message, the same for each attempt: its signature covers each byte. */
export const bodyOf = (message: { type: string; createdAt: Date; data: Record<string, unknown> }): string => {
  const { type, createdAt, data } = message;
  const body: WebhookBody = { type, version: payloadVersion, timestamp: createdAt.toISOString(), data };
  return JSON.stringify(body);
};
