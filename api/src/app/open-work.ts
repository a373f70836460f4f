import { Gauge, Registry } from "prom-client";
import { limitedLogin } from "../features/accounts/sessions/log-in-limit.ts";
import { orderCounts } from "../features/checkout/order-queue.ts";
import type { Services } from "../features/shop/services.ts";
import { hashCount } from "../platform/hashing/hasher.ts";
import type { HandlerEnds } from "../platform/http/handler-ends.ts";
import type { FairPlaces } from "../platform/http/fair-places.ts";
import type { OpenResponses } from "../platform/http/response-deadline.ts";
import type { ReadMetrics } from "../platform/metrics.ts";

/** What the requests of this process hold. All is 0 while none is open: what is not released stops the shop sooner or later. */
export type OpenWork = {
  /** Requests without a response, and handlers that run. */
  responses: number;
  handlers: number;
  /** Reads of visitors that have a place, and those that wait for one. */
  places: number;
  waiting: number;
  /** Bytes of request bodies, beyond the free ones of each. */
  bodyBytes: number;
  /** Orders that are written or wait: in all, and those that have the turn of their account. */
  orders: number;
  orderTurns: number;
  /** Logins, and hashes of passwords, that run or wait. */
  logins: number;
  hashes: number;
};

type Counters = {
  services: Services;
  openResponses: Pick<OpenResponses, "count">;
  ends: Pick<HandlerEnds, "count">;
  places: FairPlaces["counts"];
  bodyBytes: () => number;
};

export const openWorkOf =
  ({ services, openResponses, ends, places, bodyBytes }: Counters) =>
  (): OpenWork => {
    const { running, waiting } = places();
    return {
      responses: openResponses.count(),
      handlers: ends.count(),
      places: running,
      waiting,
      bodyBytes: bodyBytes(),
      ...orderCounts(services),
      logins: limitedLogin.count(),
      hashes: hashCount(),
    };
  };

/** The open work as metrics of this process. */
export const openWorkMetrics = (read: () => OpenWork): ReadMetrics => {
  const registry = new Registry();
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const requests = gauge("shop_open_requests", "Requests that are open now, by state.", ["state"]);
  const tasks = gauge("shop_queued_tasks", "Tasks of requests that run or wait now, by queue.", ["queue"]);
  const bytes = gauge(
    "shop_body_bytes",
    "Bytes of request bodies in memory now, beyond the first 16,000 of each.",
  );
  return {
    registry,
    read: async () => {
      const work = read();
      requests.labels("unanswered").set(work.responses);
      requests.labels("handler").set(work.handlers);
      requests.labels("place").set(work.places);
      requests.labels("waiting").set(work.waiting);
      tasks.labels("orders").set(work.orders);
      tasks.labels("order-turns").set(work.orderTurns);
      tasks.labels("logins").set(work.logins);
      tasks.labels("hashes").set(work.hashes);
      bytes.set(work.bodyBytes);
    },
  };
};
