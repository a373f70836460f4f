import {
  staleWhileRevalidate,
  type StaleWhileRevalidateCache,
} from "../../platform/async/stale-while-revalidate.ts";
import { daysBefore } from "../../platform/instant.ts";
import { perShop } from "../../platform/per-shop.ts";
import { soldProducts } from "../catalogue/product.store.ts";
import type { Services } from "../shop/services.ts";
import { bestSellerIds } from "./best-seller.store.ts";

/** Days of which orders count. */
const countedDays = 30;

/** Best sellers that are cached: some may be sold out or archived when they are asked for. */
const cachedBestSellers = 24;

/** Seconds for which the list is fresh. For twice as long after that it is returned while it is read again. */
const freshFor = 300;

/** The ids of a shop's best sellers: the home page of every visitor asks for them. */
export const bestSellerCache = perShop<Services["settings"], StaleWhileRevalidateCache<readonly string[]>>(
  () => staleWhileRevalidate(freshFor),
);

/** The best sellers that are in stock, with what these GraphQL fields need. */
export const bestSellersInStock = async (
  services: Services,
  { first, fields }: { first: number; fields: ReadonlySet<string> },
) => {
  const ids = await bestSellerCache(services).get("ids", () =>
    bestSellerIds(services.database, {
      since: daysBefore(new Date(), countedDays),
      limit: cachedBestSellers,
    }),
  );
  const products = ids.length === 0 ? [] : await soldProducts(services, ids, fields);
  return products.filter(({ stock }) => stock > 0).slice(0, first);
};
