/** Where the products of a collection come from. */
export enum CollectionKind {
  /** The admin picks each one. */
  PICKED = "picked",
  /** Those that a rule selects, after those that the admin pins. */
  RULE = "rule",
}

/** What a rule selects by: the filters of the shop, what is on sale, and pieces in stock. An omitted part does not select. */
export type CollectionRule = {
  categories?: string[];
  kinds?: string[];
  colors?: string[];
  fabrics?: string[];
  sizes?: string[];
  /** In paise. */
  minPrice?: number;
  maxPrice?: number;
  isNew?: true;
  isOnSale?: true;
  isInStock?: true;
};

/** Most collections of a shop: its menu and the admin's list show all of them. */
export const maxCollections = 100;

/** Most picked products of a collection, and most pinned ones of a collection by rule. */
export const maxProducts: Record<CollectionKind, number> = {
  [CollectionKind.PICKED]: 10_000,
  [CollectionKind.RULE]: 50,
};
