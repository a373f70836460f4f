import {
  columnsFor,
  shortNameOf,
  productRows,
  selectList,
  wholeRows,
  type ProductRow,
  type Source,
} from "./product-columns.store.ts";
import { conditionsOf, firstOf } from "./product-condition.store.ts";
import { orderOf, productCursorKey, type ProductSelection, type ProductSort } from "./product-list.rules.ts";
import { pageOfFinds } from "./product-search.store.ts";

export type ProductListQuery = {
  selection: ProductSelection;
  sort: ProductSort;
  /** Rows to read: one more than a page shows. */
  limit: number;
  after?: string | undefined;
  /** GraphQL fields that the operation selects, of those that lists read on request. */
  fields: ReadonlySet<string>;
};

/** A statement without the columns that it is to bring. */
export type ListStatement = {
  /** Of a prepared statement; none for one that is planned anew with its values. */
  name: string | undefined;
  /** What follows `select columns`; the product is `p`. */
  from: string;
  values: unknown[];
  /** Goes before `select`, as WITH. */
  with?: string;
  /** A column of its own. */
  extra?: string;
};

const pageOfAll = ({ selection, sort, limit, after }: ProductListQuery): ListStatement => {
  const { column, type, down } = orderOf(sort);
  const direction = down ? "desc" : "asc";
  const conditions = conditionsOf(selection);
  const { sql, severally, values, name, hasBounds } = conditions;
  const place = values.length + 1;
  const also =
    after === undefined
      ? ""
      : ` and (p.${column}, p.id) ${down ? "<" : ">"} ($${place + 1}::${type}, $${place + 2}::uuid)`;
  const order = `order by p.${column} ${direction}, p.id ${direction}`;
  const isFiltered = hasBounds || severally !== undefined;
  return {
    name: hasBounds ? undefined : `${sort}-${name}${after === undefined ? "" : "-after"}`,
    from: isFiltered
      ? `${wholeRows(firstOf(conditions, { column, direction }, { also, limit: `$${place}` }))} ${order}`
      : `from products p where ${sql}${also} ${order} limit $${place}`,
    values: [...values, limit, ...(after === undefined ? [] : productCursorKey(sort, after))],
  };
};

/** A page of products in one statement, whatever its size. */
export const listProducts = async (source: Source, query: ProductListQuery): Promise<ProductRow[]> => {
  const { fields, selection } = query;
  if (selection.words === null) return [];
  const statement = selection.words ? pageOfFinds(query, selection.words) : pageOfAll(query);
  const names = columnsFor(fields);
  const columns = [selectList(names), ...(statement.extra ? [statement.extra] : [])];
  const shape = `products-${shortNameOf(names)}`;
  const select = `${statement.with ? `with ${statement.with} ` : ""}select ${columns.join(", ")} ${statement.from}`;
  return productRows(source, statement.name && `${shape}-${statement.name}`, select, statement.values);
};
