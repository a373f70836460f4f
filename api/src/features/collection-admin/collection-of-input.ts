import { refuse } from "./collection-admin.refusals.ts";
import { asId } from "../../platform/ids.ts";
import type { Collection } from "../collections/collection.entity.ts";
import type { Context } from "../shop/context.ts";
import { clearShownCollections } from "../search/collections/shown-collections.ts";
import { collectionById } from "./collection-admin.store.ts";
import type { CollectionInput, CollectionRuleInput } from "./collection-admin.types.ts";
import type { TypedCollection, TypedRule } from "./collection-input.rules.ts";

const everything: TypedRule = {
  categories: [],
  kinds: [],
  colors: [],
  fabrics: [],
  sizes: [],
  isNew: false,
  isOnSale: false,
  isInStock: false,
};

/** A rule as an admin entered it; without one it selects everything. */
const typedRule = (rule: CollectionRuleInput | null | undefined): TypedRule => rule ?? everything;

export const typedCollection = (input: CollectionInput): TypedCollection => ({
  title: input.title,
  slug: input.slug,
  text: input.text,
  kind: input.kind,
  rule: typedRule(input.rule),
  productIds: input.productIds ?? null,
  pictureAlt: input.pictureAlt,
  pictureFocus: input.pictureFocus ?? null,
});

/** Throws BAD_ID, COLLECTION_NOT_FOUND. */
export const foundCollection = async ({ services }: Context, id: string): Promise<Collection> =>
  (await collectionById(services.database.source.manager, asId(id, "id"))) ?? refuse("COLLECTION_NOT_FOUND");

/** The collection of an answer to a change. Lists of this process include the change at once. */
export const changedCollection = (context: Context, id: string): Promise<Collection> => {
  clearShownCollections(context.services);
  return foundCollection(context, id);
};
