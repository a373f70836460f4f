import {
  staleWhileRevalidate,
  type StaleWhileRevalidateCache,
} from "../../../platform/async/stale-while-revalidate.ts";
import { perShop } from "../../../platform/per-shop.ts";
import type { CollectionRow } from "../../collections/collection.store.ts";
import type { Services } from "../../shop/services.ts";

/** Seconds for which the list is fresh. For twice as long after that it is returned while it is read again. */
const freshFor = 10;

/** The collections that the shop shows: those that are not hidden and have a product. */
export const shownCollectionCache = perShop<
  Services["settings"],
  StaleWhileRevalidateCache<readonly CollectionRow[]>
>(() => staleWhileRevalidate(freshFor));
