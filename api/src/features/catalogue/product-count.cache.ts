import {
  staleWhileRevalidate,
  type StaleWhileRevalidateCache,
} from "../../platform/async/stale-while-revalidate.ts";
import { perShop } from "../../platform/per-shop.ts";
import type { Shop } from "../shop/shop.ts";
import { countedSelections, countsKey, countsOf, type ProductCounts } from "./product-count.rules.ts";
import { countProducts } from "./product-count.store.ts";
import type { ProductSelection } from "./product-list.rules.ts";

/** Seconds for which counts are fresh. For twice as long after that they are returned while they are counted again. */
const freshFor = 10;

const countCache = perShop<Shop["settings"], StaleWhileRevalidateCache<ProductCounts>>(() =>
  staleWhileRevalidate(freshFor),
);

/** The counts of a list, at most 30 seconds old. */
export const productCounts = (shop: Shop, selection: ProductSelection): Promise<ProductCounts> =>
  countCache(shop).get(countsKey(selection), async () => {
    const selections = selection.words === null ? [] : countedSelections(selection);
    return countsOf(selections, selections.length === 0 ? [] : await countProducts(shop, selections));
  });

/** Clears all counts of products of this process. */
export const clearProductCounts = (shop: Pick<Shop, "settings">): void => countCache(shop).clear();
