import sql, { empty, type Sql } from "sql-template-tag";
import { columnConditions, rowConditions, selectionConditions } from "./product-condition.store.ts";
import {
  ProductSort,
  productCursorKey,
  sortOf,
  type ProductSelection,
  type SelectedCollection,
} from "./product-list.rules.ts";
import { followsProduct, productPage } from "./product-page.store.ts";

type FeaturedQuery = {
  selection: ProductSelection;
  collection: SelectedCollection;
  limit: number;
  after: string | undefined;
};

const newest = { column: "created_at", direction: "desc" } as const;

/** The picked or pinned products of a collection that the other filters select, in the order that the admin gave them. */
const pickedPart = ({ selection, collection, limit }: FeaturedQuery, afterPosition: unknown): Sql => {
  const filter = { ...selection, collection: undefined };
  return sql`select 0 as tier, page.* from (
    select p.id, p.created_at as key, i.position from collection_products i join products p on p.id = i.product_id
    where i.collection_id = ${collection.id}::uuid and ${selectionConditions(filter)}
      ${afterPosition === undefined ? empty : sql`and i.position > ${afterPosition}`}
    order by i.position limit ${limit}) page`;
};

/** The other products of a collection by rule, newest first. */
const rulePart = (
  { selection, collection, limit }: FeaturedQuery,
  [createdAt, id]: readonly unknown[],
): Sql => {
  const others = { ...selection, collection: { ...collection, pinnedIds: [] } };
  const { pinnedIds } = collection;
  const notPinned = pinnedIds.length > 0 ? sql` and p.id <> all(${pinnedIds}::uuid[])` : empty;
  const page = productPage({
    conditions: sql`${columnConditions(others)}${notPinned}`,
    matches: rowConditions(others),
    sortBy: newest,
    after:
      id === undefined ? undefined : followsProduct(newest, sortOf(ProductSort.FEATURED).type, createdAt, id),
    limit,
  });
  return sql`select 1 as tier, page.*, 0 as position from (${page}) page`;
};

/** The parts of a page in the order of a collection, to be read one after the other: picked products, then those of its rule. */
export const featuredParts = (query: FeaturedQuery): Sql[] => {
  const { collection, after } = query;
  const [tier, position, ...last] = after === undefined ? [] : productCursorKey(ProductSort.FEATURED, after);
  const isPicked = !collection.rule;
  return [
    ...(tier === 1 || (!isPicked && collection.pinnedIds.length === 0) ? [] : [pickedPart(query, position)]),
    ...(isPicked ? [] : [rulePart(query, tier === 1 ? last : [])]),
  ];
};
