import { keyedQueue, type KeyedQueue } from "../../platform/async/keyed-queue.ts";
import { maxQueueWaitMs } from "../../platform/async/concurrency-limit.ts";
import { perShop } from "../../platform/per-shop.ts";
import type { Settings } from "../shop/settings.ts";
import { SoldOutUnits } from "./sold-out-units.ts";

/** Orders of one product that one process writes at the same time. More of them would wait for its row, each on a connection. */
const ordersPerProduct = 3;

/** Connections of the pool that orders leave to other changes, such as those of a cart. */
const connectionsForOthers = 2;

/** The orders that one process is writing. */
export type OrderQueue = { queue: KeyedQueue; soldOut: SoldOutUnits };

/** The orders of this process. They wait here and not for a connection, so that they leave some for everything else. */
export const ordersOf = perShop<Settings, OrderQueue>(({ databasePool }) => ({
  queue: keyedQueue({
    concurrency: Math.max(1, databasePool - connectionsForOthers),
    perKey: ordersPerProduct,
    maxWaitMs: maxQueueWaitMs,
  }),
  soldOut: new SoldOutUnits(),
}));
