import {
  staleWhileRevalidate,
  type StaleWhileRevalidateCache,
} from "../../platform/async/stale-while-revalidate.ts";
import type { Shop } from "../shop/shop.ts";
import type { FacetCounts } from "./facets/facet-count.rules.ts";
import type { FacetSample } from "./facets/facet-sample.rules.ts";
import type { CategoryCounts, PriceCensus } from "./product-count.rules.ts";

/** Seconds for which a count of products is fresh. */
const countsFreshFor = 10;

/** A sample of the matches of a text takes up to 1 MB. */
const maxMatchSamples = 50;

export type ProductCountCache = {
  /** Products by category, for each selection. */
  categoryCounts: StaleWhileRevalidateCache<CategoryCounts>;
  /** All products by category and price band. */
  priceCensus: StaleWhileRevalidateCache<PriceCensus>;
  /** Products by the values of each facet, for each selection with its choices. */
  facetCounts: StaleWhileRevalidateCache<FacetCounts>;
  /** The facets of all products, or of a random part of them. */
  facetSample: StaleWhileRevalidateCache<FacetSample>;
  /** The facets of a random part of the matches of a text. */
  matchSamples: StaleWhileRevalidateCache<FacetSample>;
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
    facetCounts: staleWhileRevalidate<FacetCounts>(countsFreshFor),
    facetSample: staleWhileRevalidate<FacetSample>(countsFreshFor),
    matchSamples: staleWhileRevalidate<FacetSample>(countsFreshFor, undefined, maxMatchSamples),
  };
  caches.set(settings, cache);
  return cache;
};

/** Clears every cached count of products of this process. */
export const clearProductCounts = (shop: { settings: Settings }): void => {
  for (const cache of Object.values(productCountCache(shop))) cache.clear();
};
