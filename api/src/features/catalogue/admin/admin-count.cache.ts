import {
  staleWhileRevalidate,
  type StaleWhileRevalidateCache,
} from "../../../platform/async/stale-while-revalidate.ts";
import type { Shop } from "../../shop/shop.ts";
import type { AdminProductCount } from "./admin-count.store.ts";

/** Seconds for which a count is fresh. */
const freshFor = 3;

type Settings = Shop["settings"];
type CountCache = StaleWhileRevalidateCache<AdminProductCount>;

const caches = new WeakMap<Settings, CountCache>();

/** The cached counts of the admin's lists. One instance per process, found by the settings that it runs with. */
export const adminCountCache = ({ settings }: { settings: Settings }): CountCache => {
  const existing = caches.get(settings);
  if (existing) return existing;
  const cache = staleWhileRevalidate<AdminProductCount>(freshFor);
  caches.set(settings, cache);
  return cache;
};
