import sql, { empty, join, type Sql } from "sql-template-tag";

/**
 * Orders that are walked, newest first, before all matches are gathered. A page is full by then, unless so few orders match
 * that gathering them takes about as long.
 */
export const WALK_LENGTH = 2000;

/** Keeps the rows of a walk `w` whose words match. `offset 0` keeps the lookup by the order's id. */
export const matchingRows = (search: string): Sql =>
  sql`cross join lateral (
        select from order_words s where s.order_id = w.id and s.words @@ ${search}::tsquery offset 0) found`;

export type OrderSearch = {
  /** A tsquery over the words of orders. */
  search: string;
  /** Rows of the page. */
  limit: number;
  /** The newest orders `o` of the list, at most `length`: what follows FROM. */
  newestOrders: (length: Sql) => Sql;
  /** Conditions of the list on the orders `o`, with its statuses and its cursor. */
  conditions: readonly Sql[];
  /** The cursor, if it is the only condition of the list. */
  onlyAfter: { createdAt: string; id: string } | null | undefined;
};

/** Ids of all matches. Without a condition on the orders only the words are read, as there may be many matches. */
const gatheredIds = ({ search, conditions, onlyAfter }: OrderSearch): Sql => {
  const words = sql`s.words @@ ${search}::tsquery`;
  if (onlyAfter === undefined)
    return sql`select o.created_at, o.id from order_words s join orders o on o.id = s.order_id
      where ${join([words, ...conditions], " and ")}`;
  const after = onlyAfter
    ? sql`and (s.placed_at, s.order_id) < (${onlyAfter.createdAt}::timestamptz, ${onlyAfter.id}::uuid)`
    : empty;
  return sql`select s.placed_at as created_at, s.order_id as id from order_words s where ${words} ${after}`;
};

/** The ids of a page of a search, newest first: found by a walk through the list, else gathered by the index on words. */
export const searchedIds = (list: OrderSearch): Sql => {
  const { search, limit, newestOrders } = list;
  const inOrder = sql`order by created_at desc, id desc limit ${limit}`;
  return sql`with walked as materialized (
      select w.created_at, w.id from (select o.created_at, o.id from ${newestOrders(sql`${WALK_LENGTH}`)}) w
        ${matchingRows(search)} ${inOrder}),
    walk as materialized (select count(*) = ${limit} as is_full from walked)
    select id from walked where (select is_full from walk)
    union all
    (select g.id from (${gatheredIds(list)} and not (select is_full from walk) offset 0) g ${inOrder})`;
};
