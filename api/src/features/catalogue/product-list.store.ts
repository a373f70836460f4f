import sql, { empty, raw, type Sql } from "sql-template-tag";
import {
  columnsFor,
  productRows,
  selectList,
  shortNameOf,
  wholeRows,
  type ProductRow,
  type Source,
} from "./product-columns.store.ts";
import { conditionsOf, firstProducts, orderBy, type ListOrder } from "./product-condition.store.ts";
import { orderOf, productCursorKey, type ProductSelection, type ProductSort } from "./product-list.rules.ts";
import { pageOfMatches } from "./product-search.store.ts";

export type ProductListQuery = {
  selection: ProductSelection;
  sort: ProductSort;
  /** Rows to read: one more than a page shows. */
  limit: number;
  after?: string | undefined;
  /** GraphQL fields that the operation selects, of those that lists read on request. */
  fields: ReadonlySet<string>;
};

/** A statement without its select list. */
export type ListStatement = {
  /** The name of a prepared statement; `undefined` for one that is planned with its values. */
  name: string | undefined;
  /** What follows `select columns`; the product is `p`. */
  from: Sql;
  /** Common table expressions. */
  with?: Sql;
  /** A column that only this statement has. */
  column?: string;
};

const pageOfAll = ({ selection, sort, limit, after }: ProductListQuery): ListStatement => {
  const { column, type, isDescending } = orderOf(sort);
  const order: ListOrder = { column, direction: isDescending ? "desc" : "asc" };
  const conditions = conditionsOf(selection);
  const { all, perValue, name, hasBounds } = conditions;
  const cursor = after === undefined ? undefined : productCursorKey(sort, after);
  const afterCursor = cursor
    ? sql` and (p.${raw(column)}, p.id) ${raw(isDescending ? "<" : ">")} (${cursor[0]}::${raw(type)}, ${cursor[1]}::uuid)`
    : empty;
  const isFiltered = hasBounds || perValue !== undefined;
  return {
    name: hasBounds ? undefined : `${sort}-${name}${cursor ? "-after" : ""}`,
    from: isFiltered
      ? sql`${wholeRows(firstProducts(conditions, order, { and: afterCursor, limit: sql`${limit}` }))}
          ${orderBy(order)}`
      : sql`from products p where ${all}${afterCursor} ${orderBy(order)} limit ${limit}`,
  };
};

/** Reads a page of products. One statement reads all rows with their pictures and stock. */
export const listProducts = async (source: Source, query: ProductListQuery): Promise<ProductRow[]> => {
  const { fields, selection } = query;
  if (selection.words === null) return [];
  const statement = selection.words ? pageOfMatches(query, selection.words) : pageOfAll(query);
  const names = columnsFor(fields);
  const columns = raw([selectList(names), ...(statement.column ? [statement.column] : [])].join(", "));
  return productRows(
    source,
    statement.name && `products-${shortNameOf(names)}-${statement.name}`,
    sql`${statement.with ? sql`with ${statement.with} ` : empty}select ${columns} ${statement.from}`,
  );
};
