import {
  staleWhileRevalidate,
  type StaleWhileRevalidateCache,
} from "../../platform/async/stale-while-revalidate.ts";
import { perShop } from "../../platform/per-shop.ts";
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

/** The cached counts of a shop's products. */
export const productCountCache = perShop<Shop["settings"], ProductCountCache>(() => ({
  categoryCounts: staleWhileRevalidate<CategoryCounts>(countsFreshFor),
  priceCensus: staleWhileRevalidate<PriceCensus>(countsFreshFor),
  facetCounts: staleWhileRevalidate<FacetCounts>(countsFreshFor),
  facetSample: staleWhileRevalidate<FacetSample>(countsFreshFor),
  matchSamples: staleWhileRevalidate<FacetSample>(countsFreshFor, undefined, maxMatchSamples),
}));

/** Clears every cached count of products of this process. */
export const clearProductCounts = (shop: Pick<Shop, "settings">): void => {
  for (const cache of Object.values(productCountCache(shop))) cache.clear();
};
