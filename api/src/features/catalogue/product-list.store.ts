import sql, { join, raw, type Sql } from "sql-template-tag";
import {
  columnsFor,
  productRows,
  selectList,
  shortNameOf,
  wholeRows,
  type ProductRow,
  type Source,
} from "./product-columns.store.ts";
import { columnConditions, wordConditions, wordsByTier } from "./product-condition.store.ts";
import { orderOf, productCursorKey, ProductSort, type ProductSelection } from "./product-list.rules.ts";
import { followsProduct, productPage, type ListOrder } from "./product-page.store.ts";

export type ProductListQuery = {
  selection: ProductSelection;
  sort: ProductSort;
  /** Rows to read: one more than a page shows. */
  limit: number;
  after?: string | undefined;
  /** GraphQL fields that the operation selects, of those that lists read on request. */
  fields: ReadonlySet<string>;
};

/**
 * The parts of a page, to be read one after the other: one, or by relevance one for each tier that can follow the cursor. A tier
 * has the products whose words of that tier match, without those of the tier before.
 */
const partsOf = ({ selection, sort, limit, after }: ProductListQuery, order: ListOrder): Sql[] => {
  const tiers = sort === ProductSort.RELEVANCE && selection.words ? wordsByTier : wordsByTier.slice(-1);
  const cursor = after === undefined ? [] : productCursorKey(sort, after);
  const [value, id] = cursor.slice(-2);
  const firstTier = cursor.length > 2 ? Number(cursor[0]) : 0;
  return tiers.flatMap((words, tier) => {
    if (tier < firstTier) return [];
    const better = tiers[tier - 1];
    const isInBetterTier = better && wordConditions(selection, better);
    const matches = wordConditions(selection, words);
    const page = productPage({
      conditions: columnConditions(selection),
      matches: matches && isInBetterTier ? sql`${matches} and not (${isInBetterTier})` : matches,
      order,
      after:
        id !== undefined && tier === firstTier
          ? followsProduct(order, orderOf(sort).type, value, id)
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
  const { column, isDescending } = orderOf(sort);
  const direction = isDescending ? "desc" : "asc";
  const parts = selection.words === null ? [] : partsOf(query, { column, direction });
  if (parts.length === 0) return [];
  const names = columnsFor(fields);
  const name = `products-${shortNameOf(names)}-${sort}${after === undefined ? "" : "-after"}`;
  return productRows(
    source,
    isWholeShop(selection) ? name : undefined,
    sql`select ${raw(selectList(names))}, page.tier
      ${wholeRows(sql`${join(parts, " union all ")} limit ${limit}`)}
      order by page.tier, page.key ${raw(direction)}, page.id ${raw(direction)}`,
  );
};
