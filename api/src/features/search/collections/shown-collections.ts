import {
  staleWhileRevalidate,
  type StaleWhileRevalidateCache,
} from "../../../platform/async/stale-while-revalidate.ts";
import { perShop } from "../../../platform/per-shop.ts";
import { listedCollections, type CollectionRow } from "../../collections/collection.store.ts";
import type { Services } from "../../shop/services.ts";
import { collectionsWithProducts } from "./collection-count.store.ts";
import { selectedCollection } from "./collection-selection.rules.ts";

type Source = Pick<Services, "database" | "settings">;

/** Seconds for which the list is fresh. For twice as long after that it is returned while it is read again. */
const freshFor = 10;

/** The collections that the shop shows: those that are not hidden and have a product. */
const shownCollectionCache = perShop<
  Services["settings"],
  StaleWhileRevalidateCache<readonly CollectionRow[]>
>(() => staleWhileRevalidate(freshFor));

/** Reads them: one statement, and one more if there are any. */
const readShown = async (services: Source): Promise<CollectionRow[]> => {
  const listed = await listedCollections(services);
  const { newWithinDays } = services.settings.shop;
  const hasProducts = await collectionsWithProducts(
    services,
    listed.map((each) => selectedCollection(each, newWithinDays)),
  );
  return listed.filter((_, index) => hasProducts[index]);
};

/** The collections that are not hidden and have a product, in their order; at most 30 seconds old. */
export const shownCollections = (services: Source): Promise<readonly CollectionRow[]> =>
  shownCollectionCache(services).get("", () => readShown(services));

/** Forgets the list in this process. */
export const clearShownCollections = (services: Pick<Services, "settings">): void =>
  shownCollectionCache(services).clear();
