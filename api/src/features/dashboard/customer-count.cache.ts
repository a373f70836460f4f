import {
  staleWhileRevalidate,
  type StaleWhileRevalidateCache,
} from "../../platform/async/stale-while-revalidate.ts";
import { perShop } from "../../platform/per-shop.ts";
import type { Shop } from "../shop/shop.ts";

/** Seconds for which the number of customers is fresh. */
const freshFor = 10;

type CustomerCount = { customers: number };

/** The number of customers: a scan of one narrow row for each. */
export const customerCountCache = perShop<Shop["settings"], StaleWhileRevalidateCache<CustomerCount>>(() =>
  staleWhileRevalidate(freshFor),
);
