import { keyedQueue, type KeyedQueue } from "../../platform/async/keyed-queue.ts";
import { maxQueueWaitMs } from "../../platform/async/concurrency-limit.ts";
import type { Settings } from "../shop/settings.ts";
import type { Shop } from "../shop/shop.ts";
import { SoldOutUnits } from "./sold-out-units.ts";

/** Orders of one product that one process writes at the same time. More of them would wait for its row, each on a connection. */
const ordersPerProduct = 3;

/** Connections of the pool that orders leave to other changes, such as those of a cart. */
const connectionsForOthers = 2;

/** The orders that one process is writing. */
export type OrderQueue = { queue: KeyedQueue; soldOut: SoldOutUnits };

const queues = new WeakMap<Settings, OrderQueue>();

/** The orders of this process. They wait here and not for a connection, so that they leave some for everything else. */
export const ordersOf = ({ settings }: Pick<Shop, "settings">): OrderQueue => {
  const existing = queues.get(settings);
  if (existing) return existing;
  const limits = {
    concurrency: Math.max(1, settings.databasePool - connectionsForOthers),
    perKey: ordersPerProduct,
    maxWaitMs: maxQueueWaitMs,
  };
  const created = { queue: keyedQueue(limits), soldOut: new SoldOutUnits() };
  queues.set(settings, created);
  return created;
};
