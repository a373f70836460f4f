import { daysBefore } from "../../../platform/instant.ts";
import { CollectionKind, type CollectionRule } from "../../collections/collection.rules.ts";
import type { ProductSelection, SelectedCollection } from "../product-list.rules.ts";

/** The products that a rule selects, as a shopper selects them with the filters of the shop. */
const selectionOfRule = (
  { categories, minPrice, maxPrice, isNew, isOnSale, isInStock, ...facets }: CollectionRule,
  newWithinDays: number,
): ProductSelection => ({
  categories: categories?.length ? categories : undefined,
  facets,
  minPrice,
  maxPrice,
  newSince: isNew ? daysBefore(new Date(), newWithinDays) : undefined,
  isOnSale,
  isInStock,
});

/** What is stored of a collection that its lists depend on. */
export type StoredCollection = {
  id: string;
  version: number;
  kind: CollectionKind;
  rule: CollectionRule;
  pinnedIds: readonly string[];
};

/** What a list of the products of a collection needs of it. */
export const selectedCollection = (
  { id, version, kind, rule, pinnedIds }: StoredCollection,
  newWithinDays: number,
): SelectedCollection => ({
  id,
  version,
  rule: kind === CollectionKind.RULE ? selectionOfRule(rule, newWithinDays) : undefined,
  pinnedIds,
});
