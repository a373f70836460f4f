import sql, { empty, join, raw, type Sql } from "sql-template-tag";
import { primaryRows, type Database } from "../../platform/database/database.ts";
import { instantText } from "../../platform/database/instant-text.ts";
import { shopRules } from "../shop/shop.rules.ts";
import { wholeRows } from "../catalogue/product-columns.store.ts";
import { followsProduct, productPage, type ListSort } from "../search/product-page.store.ts";
import { allConditions, both, type SelectionPart } from "./admin-filter.store.ts";
import { adminSortOf, AdminProductSort, type AdminCursor } from "./admin-list.rules.ts";
import { adminColumns, shownAdminProduct, type StoredAdminProduct } from "./admin-product.store.ts";

type Reader = Pick<Database, "primary">;

const hasNoLowStock = sql`not exists (select from low_stock l where l.product_id = p.id)`;

/** The products that the table of low stock has, by their pieces. */
const withLowStock = (part: SelectionPart, cursor: AdminCursor | undefined, limit: number): Sql => {
  const after = cursor
    ? sql` and l.stock >= ${cursor.pieces} and (l.stock > ${cursor.pieces} or l.product_id < ${cursor.id}::uuid)`
    : empty;
  return sql`select l.stock as pieces, p.id, 'infinity'::timestamptz as key
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
  const { column, type, isDescending } = adminSortOf(sort);
  const sortBy: ListSort = { column, direction: isDescending ? "desc" : "asc" };
  const isByStock = sort === AdminProductSort.STOCK_LOW;
  const isAfterLowStock = after !== undefined && after.pieces > shopRules.lowStockKept;
  const cursor = isByStock && !isAfterLowStock ? undefined : after;
  const rest = { sortBy, after: cursor && followsProduct(sortBy, type, cursor.sortKey, cursor.id), limit };
  if (!isByStock)
    return parts.map((part) => sql`select 0 as pieces, s.* from (${productPage({ ...part, ...rest })}) s`);
  const low = isAfterLowStock ? [] : parts.map((part) => withLowStock(part, after, limit));
  if (hasStockLevel) return low;
  const others = parts.map(({ conditions, matches }) => {
    const page = productPage({ conditions, matches: both(matches, hasNoLowStock), ...rest });
    return sql`select ${raw(String(shopRules.lowStockKept + 1))} as pieces, s.* from (${page}) s`;
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
  const { column, type, isDescending } = adminSortOf(query.sort);
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
