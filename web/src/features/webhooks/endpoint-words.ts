import type { WebhookDeliveryStatus, WebhookEvent, Webhooks_ListsFragment } from "../../graphql/generated.ts";
import type { BadgeTone } from "../../ui/badge.tsx";

export type Endpoint = Webhooks_ListsFragment["endpoints"][number];
export type EventType = Webhooks_ListsFragment["eventTypes"][number];

/** The type of an event as messages have it: ORDER_STATUS_CHANGED is "order.status_changed". */
export const messageType = (event: WebhookEvent): string => event.toLowerCase().replace("_", ".");

/** State of an endpoint in a word, with its colour. */
export const stateOf = ({ pausedAt, isFailing }: Endpoint): { label: string; tone: BadgeTone } => {
  if (pausedAt !== null) return { label: "Paused", tone: "grey" };
  return isFailing ? { label: "Failing", tone: "red" } : { label: "Active", tone: "green" };
};

export const countWords = (count: number, one: string, many: string): string =>
  `${count >= 1000 ? "1,000+" : count} ${count === 1 ? one : many}`;

export const statusWords: Record<WebhookDeliveryStatus, { label: string; tone: BadgeTone }> = {
  DELIVERED: { label: "Delivered", tone: "green" },
  PENDING: { label: "Waiting", tone: "amber" },
  FAILED: { label: "Failed", tone: "red" },
};
