import sql, { empty, raw, type Sql } from "sql-template-tag";

/** The order of a list: by a column, then by id. */
export type ListSort = { column: string; direction: "asc" | "desc" };

export type PageQuery = {
  /** Conditions on columns of a product `p`, which the index of the order has too. */
  conditions: Sql;
  /** Further conditions, which need the row of the product or another index; `undefined` without them. */
  matches: Sql | undefined;
  sortBy: ListSort;
  /** The row follows the cursor. */
  after: Sql | undefined;
  /** Rows of the page. */
  limit: number;
};

/**
 * Products that are checked one by one in the order of the list. A word is about as frequent among new products as among older
 * ones, but not among cheap ones, or from A to Z: there a tenth of the products is checked.
 */
const checkedInSort = ({ column }: ListSort): Sql =>
  column === "created_at" || column === "updated_at"
    ? raw("2000")
    : raw("(select greatest(2000, reltuples / 10) from pg_class where oid = 'products'::regclass)");

/**
 * A page of a list: the id of each product `p`, and the column of the order as `key`. Conditions on columns need no more than
 * an index. With other conditions the first products of the list are checked one by one; if they do not fill the page,
 * the matches are rarer, and all of them are read from the index that finds them, and sorted. So no list depends on how well
 * PostgreSQL estimates the number of matches. `offset 0` keeps it from combining the two ways.
 */
export const productPage = ({ conditions, matches, sortBy, after, limit }: PageQuery): Sql => {
  const inOrder = raw(`order by p.key ${sortBy.direction}, p.id ${sortBy.direction}`);
  const ofList = sql`from products p where ${conditions}${after ? sql` and ${after}` : empty}`;
  const key = raw(`p.${sortBy.column}`);
  const first = (columns: string, count: Sql): Sql =>
    sql`select ${raw(columns)}, ${key} as key ${ofList}
      order by ${key} ${raw(sortBy.direction)}, p.id ${raw(sortBy.direction)} limit ${count}`;
  if (!matches) return first("p.id", sql`${limit}`);
  return sql`with checked as materialized (
      select p.id, p.key from (${first("p.*", checkedInSort(sortBy))}) p where ${matches} ${inOrder} limit ${limit})
    select c.id, c.key from checked c where (select count(*) from checked) = ${limit}
    union all
    (select p.id, p.key from (
        select p.id, ${key} as key ${ofList} and ${matches} and (select count(*) from checked) < ${limit} offset 0) p
      ${inOrder} limit ${limit})`;
};

/** The row follows the product with this value of the column and this id, in the order of a list. */
export const followsProduct = (
  { column, direction }: ListSort,
  type: string,
  value: unknown,
  id: unknown,
): Sql =>
  sql`(p.${raw(column)}, p.id) ${raw(direction === "desc" ? "<" : ">")} (${value}::${raw(type)}, ${id}::uuid)`;
