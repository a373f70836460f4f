import sql, { empty, join, raw, type Sql } from "sql-template-tag";
import {
  columnsFor,
  productRows,
  selectList,
  wholeRows,
  type ProductRow,
  type Source,
} from "../catalogue/product-columns.store.ts";
import { featuredParts } from "./featured-page.store.ts";
import {
  columnConditions,
  rowConditions,
  selectionConditions,
  wordMatch,
  wordsByTier,
} from "./product-condition.store.ts";
import {
  isEmptySelection,
  sortOf,
  productCursorKey,
  ProductSort,
  type ProductSelection,
  type SelectedCollection,
} from "./product-list.rules.ts";
import { followsProduct, productPage, type ListSort, type PageQuery } from "./product-page.store.ts";

export type ProductListQuery = {
  selection: ProductSelection;
  sort: ProductSort;
  /** Rows to read: one more than a page shows. */
  limit: number;
  after?: string | undefined;
  /** The GraphQL fields that the operation selects: some columns are read for them only. */
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

/** More matches of words than these are not sorted as a whole. */
const maxSorted = 2000;

/** All matches of words, if they are few: they are read from the index of words at once. */
const fewMatches = sql`(select count(*) from matched) <= ${raw(String(maxSorted))}`;

type Cursor = { tier: number; value: unknown; id: unknown };

/** How the products of a page follow each other. `tiers` are the words that count in each tier of relevance. */
type PageOrder = { tiers: readonly string[]; sortBy: ListSort; cursor: Cursor | undefined };

const cursorOf = (sort: ProductSort, after: string | undefined): Cursor | undefined => {
  if (after === undefined) return undefined;
  const key = productCursorKey(sort, after);
  const [value, id] = key.slice(-2);
  return { tier: key.length > 2 ? Number(key[0]) : 0, value, id };
};

/**
 * The parts of a page, to be read one after the other: one, or by relevance one for each tier that can follow the cursor. A tier
 * has the products whose words of that tier match, without those of the tier before.
 */
const partsByTier = (
  { selection, sort, limit }: ProductListQuery,
  { tiers, sortBy, cursor }: PageOrder,
): Sql[] =>
  tiers.flatMap((words, tier) => {
    if (cursor && tier < cursor.tier) return [];
    const better = tiers[tier - 1];
    const page = pageOfSelection(selection, words, {
      isInBetterTier: better ? wordMatch(selection, better) : undefined,
      sortBy,
      after:
        cursor?.tier === tier
          ? followsProduct(sortBy, sortOf(sort).type, cursor.value, cursor.id)
          : undefined,
      limit,
    });
    return [sql`select ${raw(String(tier))} as tier, page.* from (${page}) page`];
  });

/** The tier of a product `p` whose words match: the first one of which the words match. */
const tierOf = (selection: ProductSelection, tiers: readonly string[]): Sql =>
  tiers
    .slice(0, -1)
    .reduceRight<Sql>(
      (later, words, tier) =>
        sql`case when ${wordMatch(selection, words)} then ${raw(String(tier))} else ${later} end`,
      raw(String(tiers.length - 1)),
    );

/** A page of the rows of `matched`, best tier first. */
const pageOfMatched = (
  { selection, sort, limit }: ProductListQuery,
  { tiers, sortBy, cursor }: PageOrder,
): Sql => {
  const { column, direction } = sortBy;
  const follows = cursor
    ? sql`where p.tier > ${cursor.tier}::float8 or p.tier = ${cursor.tier}::float8
        and ${followsProduct(sortBy, sortOf(sort).type, cursor.value, cursor.id)}`
    : empty;
  return sql`select p.tier, p.id, p.${raw(column)} as key
    from (select p.*, ${tierOf(selection, tiers)} as tier from matched p where ${fewMatches}) p ${follows}
    order by p.tier, key ${raw(direction)}, p.id ${raw(direction)} limit ${limit}`;
};

/**
 * A page of a selection in the order of a list. Products whose words match are read from the index of words, and sorted if they
 * are few. Otherwise the parts of the page are read.
 */
const pageOf = (query: ProductListQuery, sortBy: ListSort): Sql | undefined => {
  const { selection, sort, limit, after } = query;
  const tiers = sort === ProductSort.RELEVANCE && selection.words ? wordsByTier : wordsByTier.slice(-1);
  const order = { tiers, sortBy, cursor: cursorOf(sort, after) };
  const parts = partsByTier(query, order);
  if (parts.length === 0) return undefined;
  if (!wordMatch(selection)) return sql`${join(parts, " union all ")} limit ${limit}`;
  return sql`with matched as materialized (
      select p.id, p.${raw(sortBy.column)}, p.search from products p
      where ${selectionConditions(selection)} limit ${raw(String(maxSorted + 1))})
    (${pageOfMatched(query, order)})
    union all
    (select page.* from (${join(parts, " union all ")} limit ${limit}) page where not (${fewMatches}))`;
};

const pageOfCollection = (
  { selection, limit, after }: ProductListQuery,
  collection: SelectedCollection,
): Sql | undefined => {
  const parts = featuredParts({ selection, collection, limit, after });
  return parts.length > 0 ? sql`${join(parts, " union all ")} limit ${limit}` : undefined;
};

/** Reads a page of products. One statement reads all rows with their pictures and stock. */
export const listProducts = async (source: Source, query: ProductListQuery): Promise<ProductRow[]> => {
  const { selection, sort, fields } = query;
  if (isEmptySelection(selection)) return [];
  const { column, isDescending } = sortOf(sort);
  const direction = isDescending ? "desc" : "asc";
  const collection = sort === ProductSort.FEATURED ? selection.collection : undefined;
  const page = collection ? pageOfCollection(query, collection) : pageOf(query, { column, direction });
  if (!page) return [];
  const position = raw(collection ? ", page.position" : "");
  const select = sql`select ${raw(selectList(columnsFor(fields)))}, page.tier${position} ${wholeRows(page)}
    order by page.tier${position}, page.key ${raw(direction)}, page.id ${raw(direction)}`;
  // The text depends on the form of the query alone: by this name each connection plans it once.
  return productRows(source, select.text, select);
};
