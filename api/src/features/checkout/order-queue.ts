import { keyedQueue, type KeyedQueue } from "../../platform/async/keyed-queue.ts";
import { maxQueueWaitMs } from "../../platform/async/concurrency-limit.ts";
import { perShop } from "../../platform/per-shop.ts";
import type { Settings } from "../shop/settings.ts";
import { SoldOutUnits } from "./sold-out-units.ts";

/** Orders of one product that one process writes at the same time. More of them would wait for its row, each on a connection. */
const ordersPerProduct = 3;

/** Orders that a process places in a second on a machine that is busy with other work. */
const ordersPerSecond = 10;

/** Whether orders wait for longer than the limit, and more of them than a process places in that time: a crowd. */
export const isCrowd = (queue: Pick<KeyedQueue, "oldestWaitMs" | "waitingCount">, waitMs: number): boolean =>
  queue.oldestWaitMs() > waitMs && queue.waitingCount() > (waitMs / 1000) * ordersPerSecond;

/** Connections of the pool that orders leave to other changes, such as those of a cart. */
const connectionsForOthers = 2;

/** The orders that one process is writing. */
export type OrderQueue = {
  /** Orders by product. */
  queue: KeyedQueue;
  /** Orders by account, one after the other: however many one account sends, it delays the others by one. */
  accounts: KeyedQueue;
  soldOut: SoldOutUnits;
};

/** The orders of this process. They wait here and not for a connection, so that they leave some for everything else. */
export const ordersOf = perShop<Settings, OrderQueue>(({ databasePool }) => ({
  queue: keyedQueue({
    concurrency: Math.max(1, databasePool - connectionsForOthers),
    perKey: ordersPerProduct,
    maxWaitMs: maxQueueWaitMs,
  }),
  accounts: keyedQueue({ concurrency: Infinity, perKey: 1, maxWaitMs: maxQueueWaitMs }),
  soldOut: new SoldOutUnits(),
}));
