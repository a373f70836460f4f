import sql, { empty, join, raw, type Sql } from "sql-template-tag";
import { primaryRows, type Database } from "../../../platform/database/database.ts";
import { instantText } from "../../../platform/database/instant-text.ts";
import { lowStockUpTo } from "../low-stock.rules.ts";
import { wholeRows } from "../product-columns.store.ts";
import { firstProducts, type ListOrder } from "../product-condition.store.ts";
import { matchesInOrder } from "../product-search.store.ts";
import {
  allConditions,
  andEach,
  fromAll,
  textFilter,
  withoutLowStock,
  type SelectionPart,
} from "./admin-filter.store.ts";
import { adminOrderOf, AdminProductSort, type AdminCursor } from "./admin-list.rules.ts";
import { adminColumns, shownAdminProduct, type StoredAdminProduct } from "./admin-product.store.ts";

type Reader = Pick<Database, "primary">;

/** A page in the order of a column. */
type Slice = { order: ListOrder; after: Sql; limit: Sql; cursorKey: unknown };

/**
 * Products of a list that are walked before all matches of its filters are gathered: a page is full by then unless the
 * matches are so few that gathering them takes about as long. Each walked product whose row must be read costs more.
 */
const walkLengths = { ofIndex: 8000, ofProducts: 3000 };

/** The first products in the order that match the filters: found by a walk through the list, else gathered. */
const walkedOrGathered = (part: SelectionPart, { order, after, limit }: Slice): Sql => {
  const { conditions } = part;
  const filters = part.words ? [...part.filters, textFilter(part.words)] : part.filters;
  const ofProduct = andEach(filters.map((filter) => filter.ofProduct));
  const isSelective = filters.some((filter) => filter.ofWalk && filter !== withoutLowStock);
  const length = raw(String(isSelective ? walkLengths.ofIndex : walkLengths.ofProducts));
  const inOrder = raw(`order by key ${order.direction}, id ${order.direction}`);
  const products =
    ofProduct === empty
      ? empty
      : sql` cross join lateral (select from products p where p.id = w.id${ofProduct} offset 0) found`;
  return sql`with walked as materialized (
      select w.key, w.id from (${firstProducts(conditions, order, { and: after, limit: length })}) w${products}
      where true${andEach(filters.map((filter) => filter.ofWalk))} ${inOrder} limit ${limit}),
    walk as materialized (select count(*) = ${limit} as is_full from walked)
    select key, id from walked where (select is_full from walk)
    union all
    (select g.key, g.id from (select p.${raw(order.column)} as key, p.id ${fromAll(part)}
      and not (select is_full from walk)${after} offset 0) g
      ${inOrder} limit ${limit})`;
};

const inOrderOfColumn = (part: SelectionPart, slice: Slice, limit: number): Sql => {
  const { conditions, categories, words, filters } = part;
  if (filters.length > 0) return walkedOrGathered(part, slice);
  const { order, after, cursorKey } = slice;
  if (!words) return firstProducts(conditions, order, { and: after, limit: slice.limit });
  const list = { conditions, categories, order, limit, afterCursorIn: () => after, cursorKey };
  return matchesInOrder(list, words);
};

/** The products with low stock by their pieces. */
const withLowStock = (part: SelectionPart, cursor: AdminCursor | undefined, limit: Sql): Sql => {
  const after = cursor
    ? sql` and l.stock >= ${cursor.pieces} and (l.stock > ${cursor.pieces} or l.product_id < ${cursor.id}::uuid)`
    : empty;
  return sql`select l.stock as pieces, 'infinity'::timestamptz as key, p.id
    from low_stock l join products p on p.id = l.product_id where ${allConditions(part)}${after}
    order by l.stock, l.product_id desc limit ${limit}`;
};

export type AdminListQuery = {
  parts: readonly SelectionPart[];
  sort: AdminProductSort;
  /** Rows to read: one more than a page shows. */
  limit: number;
  after?: AdminCursor | undefined;
  /** Whether the selection has a stock level: all of its products have low stock. */
  hasStockLevel: boolean;
};

/** The parts of a page: `pieces`, `key` and `id` of products. */
const slicesOf = ({ parts, sort, limit, after, hasStockLevel }: AdminListQuery): Sql[] => {
  const { column, type, isDescending } = adminOrderOf(sort);
  const order: ListOrder = { column, direction: isDescending ? "desc" : "asc" };
  const isByStock = sort === AdminProductSort.STOCK_LOW;
  const isAfterLowStock = after !== undefined && after.pieces > lowStockUpTo;
  const cursor = isByStock && !isAfterLowStock ? undefined : after;
  const slice: Slice = {
    order,
    limit: sql`${limit}`,
    cursorKey: cursor?.sortKey,
    after: cursor
      ? sql` and (p.${raw(column)}, p.id) ${raw(isDescending ? "<" : ">")}
          (${cursor.sortKey}::${raw(type)}, ${cursor.id}::uuid)`
      : empty,
  };
  if (!isByStock)
    return parts.map(
      (part) => sql`select 0 as pieces, s.key, s.id from (${inOrderOfColumn(part, slice, limit)}) s`,
    );
  const low = isAfterLowStock ? [] : parts.map((part) => withLowStock(part, after, slice.limit));
  if (hasStockLevel) return low;
  const others = parts.map((part) => {
    const rest = { ...part, filters: [...part.filters, withoutLowStock] };
    return sql`select ${raw(String(lowStockUpTo + 1))} as pieces, s.key, s.id from (${walkedOrGathered(rest, slice)}) s`;
  });
  return [...low, ...others];
};

const keyTexts = {
  timestamptz: instantText,
  integer: (column: string) => `${column}::text`,
  text: (column: string) => column,
};

type ListedRow = StoredAdminProduct & { pieces: number; sortKey: string };

/** Reads a page of products with their pictures and stock, in one statement. */
export const listAdminProducts = async (database: Reader, query: AdminListQuery) => {
  const slices = slicesOf(query);
  if (slices.length === 0) return [];
  const { column, type, isDescending } = adminOrderOf(query.sort);
  const inOrder = (row: string) =>
    raw(
      `order by ${["pieces", "key", "id"].map((name) => `${row}${name}${name !== "pieces" && isDescending ? " desc" : ""}`).join(", ")}`,
    );
  const page = sql`select * from (${join(
    slices.map((slice) => sql`(${slice})`),
    " union all ",
  )}) slices ${inOrder("")} limit ${query.limit}`;
  const { text, values } =
    sql`select ${raw(adminColumns)}, page.pieces, ${raw(keyTexts[type](`p.${column}`))} as "sortKey"
    ${wholeRows(page)} ${inOrder("page.")}`;
  const rows = await primaryRows<ListedRow>(database, undefined, text, values);
  return rows.map((row) => shownAdminProduct(row));
};
