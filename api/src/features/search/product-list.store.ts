import sql, { empty, join, raw, type Sql } from "sql-template-tag";
import {
  columnsFor,
  productRows,
  selectList,
  shortNameOf,
  wholeRows,
  type ProductRow,
  type Source,
} from "../catalogue/product-columns.store.ts";
import { featuredParts } from "./featured-page.store.ts";
import { columnConditions, rowConditions, wordConditions, wordsByTier } from "./product-condition.store.ts";
import {
  isEmptySelection,
  sortOf,
  productCursorKey,
  ProductSort,
  type ProductSelection,
} from "./product-list.rules.ts";
import { followsProduct, productPage, type ListSort, type PageQuery } from "./product-page.store.ts";

export type ProductListQuery = {
  selection: ProductSelection;
  sort: ProductSort;
  /** Rows to read: one more than a page shows. */
  limit: number;
  after?: string | undefined;
  /** GraphQL fields that the operation selects, of those that lists read on request. */
  fields: ReadonlySet<string>;
};

type PageOptions = Pick<PageQuery, "sortBy" | "after" | "limit"> & {
  /** The products of the tier before; `undefined` for the first one. */
  isInBetterTier: Sql | undefined;
};

const withoutBetterTier = (matches: Sql | undefined, isInBetterTier: Sql | undefined): Sql | undefined =>
  matches && isInBetterTier ? sql`${matches} and not (${isInBetterTier})` : matches;

/**
 * A page of a selection. Pinned products and those of the rule are read apart: PostgreSQL finds no index for "selected by the rule
 * or pinned", and would check every product of the shop.
 */
const pageOfSelection = (
  selection: ProductSelection,
  words: string,
  { isInBetterTier, ...page }: PageOptions,
): Sql => {
  const pageOf = (part: ProductSelection, condition: Sql) =>
    productPage({
      ...page,
      conditions: sql`${columnConditions(part)}${condition}`,
      matches: withoutBetterTier(rowConditions(part, words), isInBetterTier),
    });
  const { collection } = selection;
  if (!collection?.rule || collection.pinnedIds.length === 0) return pageOf(selection, empty);
  const { pinnedIds } = collection;
  const ofRule = { ...selection, collection: { ...collection, pinnedIds: [] } };
  const { sortBy, limit } = page;
  const { direction } = sortBy;
  return sql`select found.id, found.key from (
      (${pageOf(ofRule, sql` and p.id <> all(${pinnedIds}::uuid[])`)})
      union all
      (${pageOf({ ...selection, collection: undefined }, sql` and p.id = any(${pinnedIds}::uuid[])`)})) found
    order by found.key ${raw(direction)}, found.id ${raw(direction)} limit ${limit}`;
};

/**
 * The parts of a page, to be read one after the other: one, or by relevance one for each tier that can follow the cursor. A tier
 * has the products whose words of that tier match, without those of the tier before.
 */
const partsOf = ({ selection, sort, limit, after }: ProductListQuery, sortBy: ListSort): Sql[] => {
  const tiers = sort === ProductSort.RELEVANCE && selection.words ? wordsByTier : wordsByTier.slice(-1);
  const cursor = after === undefined ? [] : productCursorKey(sort, after);
  const [value, id] = cursor.slice(-2);
  const firstTier = cursor.length > 2 ? Number(cursor[0]) : 0;
  return tiers.flatMap((words, tier) => {
    if (tier < firstTier) return [];
    const better = tiers[tier - 1];
    const isInBetterTier = better ? wordConditions(selection, better) : undefined;
    const page = pageOfSelection(selection, words, {
      isInBetterTier,
      sortBy,
      after:
        id !== undefined && tier === firstTier
          ? followsProduct(sortBy, sortOf(sort).type, value, id)
          : undefined,
      limit,
    });
    return [sql`select ${raw(String(tier))} as tier, page.* from (${page}) page`];
  });
};

/** Whether the list has no filter. Its statement is prepared; the plan of any other one depends on its values. */
const isWholeShop = (selection: ProductSelection): boolean =>
  Object.values(selection).every((value) => value === undefined);

/** Reads a page of products. One statement reads all rows with their pictures and stock. */
export const listProducts = async (source: Source, query: ProductListQuery): Promise<ProductRow[]> => {
  const { selection, sort, limit, after, fields } = query;
  if (isEmptySelection(selection)) return [];
  const { column, isDescending } = sortOf(sort);
  const direction = isDescending ? "desc" : "asc";
  const featured = sort === ProductSort.FEATURED && selection.collection;
  const parts = featured
    ? featuredParts({ selection, collection: featured, limit, after })
    : partsOf(query, { column, direction });
  if (parts.length === 0) return [];
  const place = raw(featured ? ", page.place" : "");
  const names = columnsFor(fields);
  const name = `products-${shortNameOf(names)}-${sort}${after === undefined ? "" : "-after"}`;
  return productRows(
    source,
    isWholeShop(selection) ? name : undefined,
    sql`select ${raw(selectList(names))}, page.tier${place}
      ${wholeRows(sql`${join(parts, " union all ")} limit ${limit}`)}
      order by page.tier${place}, page.key ${raw(direction)}, page.id ${raw(direction)}`,
  );
};
