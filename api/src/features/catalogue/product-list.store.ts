import {
  cardColumns,
  pictures,
  productColumns,
  productRows,
  wholeRows,
  type Source,
} from "./product-columns.store.ts";
import { conditionsOf, firstOf } from "./product-condition.store.ts";
import { orderOf, productCursorKey, type ProductSelection, type ProductSort } from "./product-list.rules.ts";
import type { ProductRow } from "./product-row.rules.ts";
import { pageOfFinds } from "./product-search.store.ts";

export type ProductListQuery = {
  selection: ProductSelection;
  sort: ProductSort;
  /** Rows to read: one more than a page shows. */
  limit: number;
  after?: string | undefined;
  /** Also description and materials: a page of cards does without. */
  withTexts?: boolean | undefined;
  /** Also every picture, not only the covers. */
  withPictures?: boolean | undefined;
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
  const { withTexts = false, withPictures = false, selection } = query;
  if (selection.words === null) return [];
  const statement = selection.words ? pageOfFinds(query, selection.words) : pageOfAll(query);
  const columns = [
    withTexts ? productColumns : cardColumns,
    ...(withPictures ? [`${pictures("i.product_id = p.id")} as pictures`] : []),
    ...(statement.extra ? [statement.extra] : []),
  ];
  const shape = `${withTexts ? "products" : "cards"}${withPictures ? "-pictures" : ""}`;
  const select = `${statement.with ? `with ${statement.with} ` : ""}select ${columns.join(", ")} ${statement.from}`;
  return productRows(source, statement.name && `${shape}-${statement.name}`, select, statement.values);
};
