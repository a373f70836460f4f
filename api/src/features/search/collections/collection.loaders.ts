import { batched, inOrder } from "../../../platform/async/loader.ts";
import { isSlug } from "../../catalogue/slug.rules.ts";
import { collectionsByIds, findCollection } from "../../collections/collection.store.ts";
import type { Context } from "../../shop/context.ts";
import { countCollections } from "./collection-count.store.ts";
import { selectedCollection, type StoredCollection } from "./collection-selection.rules.ts";

/** The collection that the shop shows under a slug, once a request; `null` without one. */
export const collectionBySlug = batched(({ services }: Context, slugs: readonly string[]) =>
  Promise.all(
    slugs.map(async (slug) => (isSlug(slug) ? ((await findCollection(services, slug)) ?? null) : null)),
  ),
);

/** Collections by their ids, also hidden ones, in one statement. */
export const collectionById = batched(async ({ services }: Context, ids: readonly string[]) =>
  inOrder(ids, await collectionsByIds(services.database.source.manager, ids), ({ id }) => id),
);

/** The numbers of products of many collections, in one statement. */
export const collectionProductCount = batched(
  ({ services }: Context, collections: readonly StoredCollection[]) =>
    countCollections(
      services,
      collections.map((each) => selectedCollection(each, services.settings.shop.newWithinDays)),
    ),
);
