import { hmacOf } from "../../src/platform/razorpay/signatures.ts";
import type { Faults } from "./faults.ts";
import { freshId, nowInSeconds } from "./ledger.ts";

export type EventName =
  | "payment.authorized"
  | "payment.captured"
  | "payment.failed"
  | "order.paid"
  | "refund.processed"
  | "refund.failed"
  | `payment.dispute.${"created" | "under_review" | "action_required" | "won" | "lost" | "closed"}`;

/** An event with copies of its entities by kind: `payment`, `order`, `refund`. */
export type WebhookEvent = { event: EventName; entities: Record<string, object> };

export type Webhooks = {
  /** Delivers events in their order. Repeats each one until the shop answers 2xx. */
  deliverAll: (events: WebhookEvent[]) => void;
  /** Ends all deliveries. */
  stop: () => void;
};

/** Milliseconds before each try. Razorpay tries for a day, the stand-in for about a minute. */
const retryDelays = [0, 300, 700, 1500, 3000, 6000, 12_000, 24_000];

/** Milliseconds after which a delivery has failed. */
const responseTimeout = 5000;

export const createWebhooks = (options: {
  url: () => string;
  secret: string;
  faults: () => Faults;
}): Webhooks => {
  let isStopped = false;
  const timers = new Set<NodeJS.Timeout>();
  const pause = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        resolve();
      }, milliseconds);
      timer.unref();
      timers.add(timer);
    });

  const post = async (body: string, eventId: string): Promise<boolean> => {
    try {
      const response = await fetch(options.url(), {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-razorpay-signature": hmacOf(options.secret, body),
          "x-razorpay-event-id": eventId,
        },
        body,
        signal: AbortSignal.timeout(responseTimeout),
      });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  };

  const deliver = async (body: string, eventId: string): Promise<void> => {
    for (const delay of retryDelays) {
      await pause(delay);
      if (isStopped || (await post(body, eventId))) return;
    }
  };

  const bodyOf = ({ event, entities }: WebhookEvent): string =>
    JSON.stringify({
      entity: "event",
      account_id: "acc_standin",
      event,
      contains: Object.keys(entities),
      payload: Object.fromEntries(Object.entries(entities).map(([kind, entity]) => [kind, { entity }])),
      created_at: nowInSeconds(),
    });

  return {
    deliverAll: (events) => {
      const { isOff, copies, isReversed, delayMs } = options.faults().webhooks;
      if (isOff) return;
      const bodies = events.map((webhookEvent) => ({
        body: bodyOf(webhookEvent),
        id: freshId("evt").slice(4),
      }));
      const ordered = isReversed ? bodies.reverse() : bodies;
      const deliveries = ordered.flatMap((delivery) => Array.from({ length: copies }, () => delivery));
      void pause(delayMs).then(async () => {
        for (const { body, id } of deliveries) await deliver(body, id);
      });
    },
    stop: () => {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
};
