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
import {
  conditionsOf,
  firstProducts,
  orderBy,
  priceOfWalk,
  sortedProducts,
  type Conditions,
  type ListOrder,
} from "./product-condition.store.ts";
import { expectedMatches, gatheredUpTo, type PriceCensus } from "./product-count.rules.ts";
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
  /** The products by price; `undefined` if they are not counted. */
  census?: PriceCensus | undefined;
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

/**
 * Rows that a statement reads at most, as constants of its text: 24 and 100 products, and one more. With an unknown limit the
 * planner expects a tenth of the products, and plans the prepared statement again each time.
 */
const limitSteps = [25, 101];

/**
 * How a page is read. `ordered`: an index has the order and the bounds. Otherwise the products in the bounds are `walked` in the order
 * of the list if they are many, and `sorted` if they are few. If their number is not known, PostgreSQL has to see the
 * bounds, so the statement has no name.
 */
type Reading = "ordered" | "walked" | "sorted" | "planned";

const readingOf = (
  { boundedColumns }: Conditions,
  { column }: ListOrder,
  query: ProductListQuery,
): Reading => {
  if (boundedColumns.every((bounded) => bounded === column)) return "ordered";
  const expected = query.census && expectedMatches(query.census, query.selection);
  if (!expected) return "planned";
  const { matches, candidates } = expected;
  return matches > gatheredUpTo(query.limit, candidates) ? "walked" : "sorted";
};

const pageOfAll = (query: ProductListQuery): ListStatement => {
  const { selection, sort, limit, after } = query;
  const { column, type, isDescending } = orderOf(sort);
  const order: ListOrder = { column, direction: isDescending ? "desc" : "asc" };
  const conditionsForIndex = conditionsOf(selection);
  const reading = readingOf(conditionsForIndex, order, query);
  const conditions =
    reading === "walked" ? conditionsOf(selection, "active", priceOfWalk) : conditionsForIndex;
  const { all, perValue, name, boundedColumns } = conditions;
  const cursor = after === undefined ? undefined : productCursorKey(sort, after);
  const afterCursor = cursor
    ? sql` and (p.${raw(column)}, p.id) ${raw(isDescending ? "<" : ">")} (${cursor[0]}::${raw(type)}, ${cursor[1]}::uuid)`
    : empty;
  const isFiltered = boundedColumns.length > 0 || perValue !== undefined;
  const step = limitSteps.find((rows) => limit <= rows);
  const stepLimit = step === undefined ? sql`${limit}` : raw(String(step));
  const read = reading === "sorted" ? sortedProducts : firstProducts;
  const rows = isFiltered
    ? read(conditions, order, { and: afterCursor, limit: stepLimit })
    : sql`select * from products p where ${all}${afterCursor} ${orderBy(order)} limit ${stepLimit}`;
  const rowOrder = orderBy({ ...order, column: isFiltered ? "key" : column });
  const page = step === undefined ? rows : sql`select * from (${rows}) p ${rowOrder} limit ${limit}`;
  return {
    name:
      reading === "planned"
        ? undefined
        : `${sort}-${name}-${reading}${cursor ? "-after" : ""}-${step ?? "any"}`,
    from: sql`${isFiltered ? wholeRows(page) : sql`from (${page}) p`} ${orderBy(order)}`,
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
