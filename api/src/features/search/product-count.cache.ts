import {
  staleWhileRevalidate,
  type StaleWhileRevalidateCache,
} from "../../platform/async/stale-while-revalidate.ts";
import { perShop } from "../../platform/per-shop.ts";
import type { Services } from "../shop/services.ts";
import type { ProductCounts } from "./product-count.rules.ts";

/** Seconds for which counts are fresh. For twice as long after that they are returned while they are counted again. */
const freshFor = 10;

/** The counts of lists of a shop, at most 30 seconds old. */
export const productCountCache = perShop<Services["settings"], StaleWhileRevalidateCache<ProductCounts>>(() =>
  staleWhileRevalidate(freshFor),
);

/** The countries of origin of the products of a shop, as old as its counts. */
export const originCache = perShop<Services["settings"], StaleWhileRevalidateCache<string[]>>(() =>
  staleWhileRevalidate(freshFor),
);

/** Clears all counts of products of this process. */
export const clearProductCounts = (services: Pick<Services, "settings">): void => {
  productCountCache(services).clear();
  originCache(services).clear();
};
