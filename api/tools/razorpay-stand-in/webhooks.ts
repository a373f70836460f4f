import { hmacOf } from "../../src/platform/razorpay/signatures.ts";
import type { Faults } from "./faults.ts";
import { freshId, nowInSeconds } from "./ledger.ts";

export type EventName =
  | "payment.authorized"
  | "payment.captured"
  | "payment.failed"
  | "order.paid"
  | "refund.processed"
  | "refund.failed";

/** What happened, with the things as they were at that moment, by their kind: `payment`, `order`, `refund`. */
export type HappenedEvent = { event: EventName; things: Record<string, object> };

export type Webhooks = {
  /** Delivers what happened, in its order; tried again until the shop says 2xx. */
  tell: (events: HappenedEvent[]) => void;
  /** Nothing is delivered any more. */
  stop: () => void;
};

/** Milliseconds before each try: Razorpay goes on for a day, the stand-in for about a minute. */
const tries = [0, 300, 700, 1500, 3000, 6000, 12_000, 24_000];

/** A shop that takes longer has not taken it. */
const longestAnswer = 5000;

export const webhooks = (options: { url: () => string; secret: string; faults: () => Faults }): Webhooks => {
  let isStopped = false;
  const waiting = new Set<NodeJS.Timeout>();
  const pause = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => {
        waiting.delete(timer);
        resolve();
      }, milliseconds);
      timer.unref();
      waiting.add(timer);
    });

  const post = async (body: string, eventId: string): Promise<boolean> => {
    try {
      const answer = await fetch(options.url(), {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-razorpay-signature": hmacOf(options.secret, body),
          "x-razorpay-event-id": eventId,
        },
        body,
        signal: AbortSignal.timeout(longestAnswer),
      });
      await answer.arrayBuffer();
      return answer.ok;
    } catch {
      return false;
    }
  };

  const deliver = async (body: string, eventId: string): Promise<void> => {
    for (const before of tries) {
      await pause(before);
      if (isStopped || (await post(body, eventId))) return;
    }
  };

  const bodyOf = ({ event, things }: HappenedEvent): string =>
    JSON.stringify({
      entity: "event",
      account_id: "acc_standin",
      event,
      contains: Object.keys(things),
      payload: Object.fromEntries(Object.entries(things).map(([kind, entity]) => [kind, { entity }])),
      created_at: nowInSeconds(),
    });

  return {
    tell: (events) => {
      const { isOff, copies, isReversed, delayMs } = options.faults().webhooks;
      if (isOff) return;
      const bodies = events.map((happened) => ({ body: bodyOf(happened), id: freshId("evt").slice(4) }));
      const inTurn = isReversed ? bodies.reverse() : bodies;
      const all = inTurn.flatMap((one) => Array.from({ length: copies }, () => one));
      void pause(delayMs).then(async () => {
        for (const { body, id } of all) await deliver(body, id);
      });
    },
    stop: () => {
      isStopped = true;
      for (const timer of waiting) clearTimeout(timer);
    },
  };
};
