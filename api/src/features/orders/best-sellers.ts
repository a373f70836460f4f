import { daysBefore } from "../../platform/instant.ts";
import { soldProducts } from "../catalogue/product.store.ts";
import type { Services } from "../shop/services.ts";
import { bestSellerCache } from "./best-seller.cache.ts";
import { bestSellerIds } from "./best-seller.store.ts";

/** Days of which orders count. */
const countedDays = 30;

/** Best sellers that are cached: some may be sold out or archived when they are asked for. */
const cachedBestSellers = 24;

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
