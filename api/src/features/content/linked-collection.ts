import { isSlug } from "../catalogue/slug.rules.ts";
import { findCollection, type CollectionRow } from "../collections/collection.store.ts";
import { shownCollections } from "../search/collections/shown-collections.ts";
import type { Services } from "../shop/services.ts";

/** The slug of the collection that a link opens; `undefined` if it opens something else. A link may end with a fragment. */
export const collectionSlugOf = (link: string): string | undefined => {
  const [, query] = /^\/shop\/?\?([^#]*)/.exec(link) ?? [];
  return new URLSearchParams(query).get("collection") || undefined;
};

/** Whether a link opens a collection, also one that the shop does not show. */
export const opensCollection = (link: string): boolean => collectionSlugOf(link) !== undefined;

/** A collection with this id, if the shop shows it: it is not hidden, and has a product. */
export const shownCollectionById = async (
  services: Services,
  id: string | null | undefined,
): Promise<CollectionRow | undefined> => (await shownCollections(services)).find((shown) => shown.id === id);

/** The collection that a link opens, if the shop shows it. Former slugs open it too. */
export const linkedCollection = async (
  services: Services,
  link: string,
): Promise<CollectionRow | undefined> => {
  const slug = collectionSlugOf(link);
  if (slug === undefined || !isSlug(slug)) return undefined;
  const shown = (await shownCollections(services)).find((each) => each.slug === slug);
  return shown ?? shownCollectionById(services, (await findCollection(services, slug))?.id);
};
