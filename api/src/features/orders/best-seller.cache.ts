import {
  staleWhileRevalidate,
  type StaleWhileRevalidateCache,
} from "../../platform/async/stale-while-revalidate.ts";
import { perShop } from "../../platform/per-shop.ts";
import type { Services } from "../shop/services.ts";

/** Seconds for which the list is fresh. For twice as long after that it is returned while it is read again. */
const freshFor = 300;

/** The ids of a shop's best sellers: the home page of every visitor asks for them. */
export const bestSellerCache = perShop<Services["settings"], StaleWhileRevalidateCache<readonly string[]>>(
  () => staleWhileRevalidate(freshFor),
);
