import {
  staleWhileRevalidate,
  type StaleWhileRevalidateCache,
} from "../../platform/async/stale-while-revalidate.ts";
import type { Shop } from "../shop/shop.ts";

/** Seconds for which the number of customers is fresh. */
const freshFor = 10;

type CustomerCount = { customers: number };

const caches = new WeakMap<Shop["settings"], StaleWhileRevalidateCache<CustomerCount>>();

/** The number of customers: a scan of one narrow row for each. One instance per process, found by its settings. */
export const customerCountCache = ({ settings }: Shop): StaleWhileRevalidateCache<CustomerCount> => {
  const existing = caches.get(settings);
  if (existing) return existing;
  const cache = staleWhileRevalidate<CustomerCount>(freshFor);
  caches.set(settings, cache);
  return cache;
};
