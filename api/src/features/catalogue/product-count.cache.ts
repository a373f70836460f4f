import {
  staleWhileRevalidate,
  type StaleWhileRevalidateCache,
} from "../../platform/async/stale-while-revalidate.ts";
import { perShop } from "../../platform/per-shop.ts";
import type { Shop } from "../shop/shop.ts";
import type { ProductCounts } from "./product-count.rules.ts";

/** Seconds for which counts are fresh. For twice as long after that they are returned while they are counted again. */
const freshFor = 10;

/** The counts of lists of a shop, at most 30 seconds old. */
export const productCountCache = perShop<Shop["settings"], StaleWhileRevalidateCache<ProductCounts>>(() =>
  staleWhileRevalidate(freshFor),
);

/** Clears all counts of products of this process. */
export const clearProductCounts = (shop: Pick<Shop, "settings">): void => productCountCache(shop).clear();
