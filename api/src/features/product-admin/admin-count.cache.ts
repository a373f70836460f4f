import {
  staleWhileRevalidate,
  type StaleWhileRevalidateCache,
} from "../../platform/async/stale-while-revalidate.ts";
import { perShop } from "../../platform/per-shop.ts";
import type { Services } from "../shop/services.ts";
import type { AdminProductCount } from "./admin-count.store.ts";

/** Seconds for which a count is fresh. */
const freshFor = 3;

/** The cached counts of the admin's lists. */
export const adminCountCache = perShop<Services["settings"], StaleWhileRevalidateCache<AdminProductCount>>(
  () => staleWhileRevalidate(freshFor),
);
