import type { Database } from "../../platform/database/database.ts";
import {
  staleWhileRevalidate,
  type StaleWhileRevalidateCache,
} from "../../platform/async/stale-while-revalidate.ts";
import type { CategoryCounts, PriceCensus } from "./product-count.rules.ts";

/** Seconds for which a count of products is fresh. */
const countsFreshFor = 10;

export type ProductCountCache = {
  /** Products by category, for each selection. */
  categoryCounts: StaleWhileRevalidateCache<CategoryCounts>;
  /** All products by category and price band. */
  priceCensus: StaleWhileRevalidateCache<PriceCensus>;
};

const caches = new WeakMap<Database, ProductCountCache>();

/** The cached counts of a shop's products. One instance per database. */
export const productCountCache = ({ database }: { database: Database }): ProductCountCache => {
  const existing = caches.get(database);
  if (existing) return existing;
  const cache = {
    categoryCounts: staleWhileRevalidate<CategoryCounts>(countsFreshFor),
    priceCensus: staleWhileRevalidate<PriceCensus>(countsFreshFor),
  };
  caches.set(database, cache);
  return cache;
};
