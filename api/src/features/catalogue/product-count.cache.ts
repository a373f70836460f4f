import {
  staleWhileRevalidate,
  type StaleWhileRevalidateCache,
} from "../../platform/async/stale-while-revalidate.ts";
import type { Shop } from "../shop/shop.ts";
import type { CategoryCounts, PriceCensus } from "./product-count.rules.ts";

/** Seconds for which a count of products is fresh. */
const countsFreshFor = 10;

export type ProductCountCache = {
  /** Products by category, for each selection. */
  categoryCounts: StaleWhileRevalidateCache<CategoryCounts>;
  /** All products by category and price band. */
  priceCensus: StaleWhileRevalidateCache<PriceCensus>;
};

type Settings = Shop["settings"];

const caches = new WeakMap<Settings, ProductCountCache>();

/** The cached counts of a shop's products. One instance per process, found by the settings that it runs with. */
export const productCountCache = ({ settings }: { settings: Settings }): ProductCountCache => {
  const existing = caches.get(settings);
  if (existing) return existing;
  const cache = {
    categoryCounts: staleWhileRevalidate<CategoryCounts>(countsFreshFor),
    priceCensus: staleWhileRevalidate<PriceCensus>(countsFreshFor),
  };
  caches.set(settings, cache);
  return cache;
};
