import sql, { empty, join, raw, type Sql } from "sql-template-tag";
import { conditionsOf, firstProducts, type Conditions, type ListOrder } from "./product-condition.store.ts";
import { indexedWords, wholeRows } from "./product-columns.store.ts";
import type { ListStatement, ProductListQuery } from "./product-list.store.ts";
import { orderOf, productCursorKey, ProductSort } from "./product-list.rules.ts";
import type { WordQuery } from "./search-term.rules.ts";

/**
 * The number of matches up to which all of them are gathered at once. With more matches, a walk through the list reaches
 * a page of them sooner: among evenly spread matches it is then half as long as gathering (docs/adr/0011).
 */
const gatheredUpTo = (limit: number, total: number): number => Math.sqrt(2 * limit * total);

/**
 * Longest walks, in products. A walk is shorter than the expected number of matches, so that one without success costs
 * less than the gathering that follows. With other filters each step costs more, and the walk is short.
 */
const walkLengths = [300, 1000, 3000, 6000, 12_000, 24_000] as const;
const shortWalk = walkLengths[0];

const walkLength = (matches: number): number =>
  walkLengths.findLast((length) => length <= 0.7 * matches) ?? shortWalk;

/** The text vector of a product that a tier searches, and the expression that its index covers. */
type SearchedWords = { vector: string; indexed: string };

const withOwnIndex = (vector: string): SearchedWords => ({ vector, indexed: vector });

/** Every word of a product. Its index covers the price step too. */
const anyWord: SearchedWords = { vector: "p.search", indexed: indexedWords };

/** Tiers of relevance: all words in the title; or category and colours; or materials; or the description. */
const tiersByWeight = [
  withOwnIndex("ts_filter(p.search, '{a}')"),
  withOwnIndex("ts_filter(p.search, '{a,b}')"),
  withOwnIndex("ts_filter(p.search, '{a,b,c}')"),
  anyWord,
];

/** Prices at which a list begins and ends. */
type PriceSpan = { from: Sql; to: Sql };

type Tier = {
  /** The rank of the tier, from 0. */
  index: number;
  vector: Sql;
  indexed: Sql;
  /** The search text as a query. */
  query: Sql;
  /** The query for the index; for the index over all words it contains the categories. */
  indexQuery: Sql;
  /** Excludes the matches of the tier before. */
  notInBetterTier: Sql;
  conditions: Conditions;
  order: ListOrder;
  /** The row follows the cursor. */
  afterCursor: Sql;
  isWalked: boolean;
  walk: number;
  /** Rows of a page. */
  limit: Sql;
  /** Set for a list by price with many matches: it is gathered price step by price step. */
  priceSpan: PriceSpan | undefined;
};

/**
 * The matches among the first products of the list, in its order. A sub-select hides the query from the planner, so that
 * the word index is used for gathering, however common the words are.
 */
const walkedMatches = (tier: Tier): Sql => {
  const { vector, query, notInBetterTier, conditions, order, afterCursor, isWalked, walk, limit } = tier;
  const [index, direction] = [raw(String(tier.index)), raw(order.direction)];
  return sql`walked_${index} as materialized (
    select p.key, p.id from (${firstProducts(conditions, order, {
      and: sql`${afterCursor} and ${isWalked}::boolean`,
      columns: ", p.search",
      limit: raw(String(walk)),
    })}) p
    where ${vector} @@ ${query}${notInBetterTier}
    order by p.key ${direction}, p.id ${direction} limit ${limit}),
  end_${index} as materialized (select count(*) = ${limit} as is_full from walked_${index})`;
};

/** All matches from the word index, sorted. `offset 0` stops the planner from walking the list once more. */
const gatheredMatches = (tier: Tier, indexQuery: Sql): Sql => {
  const { indexed, notInBetterTier, conditions, order, afterCursor, limit } = tier;
  const [index, direction] = [raw(String(tier.index)), raw(order.direction)];
  return sql`select g.key, g.id from (select p.${raw(order.column)} as key, p.id from products p
      where not (select is_full from end_${index})${afterCursor} and ${conditions.all}
        and ${indexed} @@ ${indexQuery}${notInBetterTier} offset 0) g
    order by g.key ${direction}, g.id ${direction} limit ${limit}`;
};

/** The matches of one price step after the other until they fill the page. */
const matchesByPriceStep = (tier: Tier, { from, to }: PriceSpan): Sql => {
  const step = raw(tier.order.direction === "desc" ? "-1" : "1");
  const stepQuery = sql`(${tier.indexQuery} && quote_literal('price/' || step)::tsquery)`;
  return sql`select f.key, f.id
    from generate_series(price_step(${from}), price_step(${to}), ${step}) step
    cross join lateral (${gatheredMatches(tier, stepQuery)}) f
    limit ${tier.limit}`;
};

/** A page of a tier: the walked matches if they fill it, else the gathered ones. */
const pageOfTier = (tier: Tier): Sql => {
  const index = raw(String(tier.index));
  const gathered = tier.priceSpan
    ? matchesByPriceStep(tier, tier.priceSpan)
    : gatheredMatches(tier, tier.indexQuery);
  return sql`(select ${index} as tier, w.key, w.id from walked_${index} w where (select is_full from end_${index}))
    union all
    (select ${index}, g.key, g.id from (${gathered}) g)`;
};

/** The row follows the cursor. A tier before the tier of the cursor has no rows left, a later one has all. */
const afterCursorIn = (sort: ProductSort, index: number, key: readonly unknown[]): Sql => {
  const { column, type, isDescending } = orderOf(sort);
  const [row, cast] = [raw(`(p.${column}, p.id)`), raw(type)];
  if (sort !== ProductSort.RELEVANCE)
    return sql` and ${row} ${raw(isDescending ? "<" : ">")} (${key[0]}::${cast}, ${key[1]}::uuid)`;
  const [tier, value, id] = key;
  return sql` and ${tier}::integer <= ${raw(String(index))}
    and ${row} < (case when ${tier}::integer = ${raw(String(index))} then ${value}::${cast} else 'infinity' end,
      ${id}::uuid)`;
};

/** The lowest and the highest price that a following row can have, in the order of the list. */
const priceSpanOf = (
  { state, minPrice, maxPrice }: Conditions,
  isDescending: boolean,
  cursorPrice: unknown,
): PriceSpan => {
  const end = (which: "min" | "max", ...prices: unknown[]): Sql => {
    const bounds = prices.filter((price) => price !== undefined).map((price) => sql`${price}::integer`);
    const ofAll = sql`(select ${raw(which)}(p.price) from products p where ${state})`;
    return sql`${raw(which === "min" ? "greatest" : "least")}(${join([...bounds, ofAll], ", ")})`;
  };
  return isDescending
    ? { from: end("max", maxPrice, cursorPrice), to: end("min", minPrice) }
    : { from: end("min", minPrice, cursorPrice), to: end("max", maxPrice) };
};

/** Tiers of matches in an order, and the rows after a cursor. */
type MatchList = {
  tiers: readonly SearchedWords[];
  conditions: Conditions;
  categories: readonly string[] | undefined;
  order: ListOrder;
  limit: number;
  /** Excludes the rows up to the cursor, in a tier. */
  afterCursorIn: (tier: number) => Sql;
  /** The price in the cursor of a list by price. */
  cursorPrice: unknown;
};

/** A page of matches, with the longest walk that it may need. */
const matchPage = (list: MatchList, { text, likely, total }: WordQuery) => {
  const { tiers, conditions, order, limit } = list;
  const walkedTiers = likely.slice(-tiers.length).map((matches) => matches > gatheredUpTo(limit, total));
  const query = sql`(select ${text}::tsquery)`;
  const categories = list.categories?.map((category) => `'${category}'`).join(" | ");
  const queryInCategories = categories ? sql`(select ${text}::tsquery && ${categories}::tsquery)` : query;
  const isStepped = order.column === "price" && walkedTiers.at(-1) === true;
  const walk = conditions.hasBounds || isStepped ? shortWalk : walkLength(likely.at(-1) ?? 0);
  const pages = tiers.map((words, index): Tier => {
    const better = tiers[index - 1];
    return {
      index,
      vector: raw(words.vector),
      indexed: raw(words.indexed),
      query,
      indexQuery: words === anyWord ? queryInCategories : query,
      notInBetterTier: better ? sql` and not (${raw(better.vector)} @@ ${query})` : empty,
      conditions,
      order,
      afterCursor: list.afterCursorIn(index),
      isWalked: walkedTiers[index] ?? false,
      walk,
      limit: sql`${limit}`,
      priceSpan: isStepped
        ? priceSpanOf(conditions, order.direction === "desc", list.cursorPrice)
        : undefined,
    };
  });
  return {
    with: join(pages.map(walkedMatches), ", "),
    page: sql`select * from (${join(pages.map(pageOfTier), " union all ")}) matches limit ${limit}`,
    /** The part of the name of a prepared statement that says how the page is read. */
    name: isStepped ? "steps" : String(walk),
  };
};

/** A page of the products that match a text, in an order of the list, without tiers. */
export const matchesInOrder = (list: Omit<MatchList, "tiers">, words: WordQuery): Sql => {
  const { with: walked, page } = matchPage({ ...list, tiers: [anyWord] }, words);
  return sql`with ${walked} ${page}`;
};

/** A page of the products that match a text, tier by tier. A tier is read only if those before it do not fill the page. */
export const pageOfMatches = (
  { selection, sort, limit, after }: ProductListQuery,
  words: WordQuery,
): ListStatement => {
  const { column, isDescending } = orderOf(sort);
  const direction = isDescending ? "desc" : "asc";
  const cursor = after === undefined ? undefined : productCursorKey(sort, after);
  const conditions = conditionsOf(selection);
  const matches = matchPage(
    {
      tiers: sort === ProductSort.RELEVANCE ? tiersByWeight : [anyWord],
      conditions,
      categories: selection.categories,
      order: { column, direction },
      limit,
      afterCursorIn: (tier) => (cursor ? afterCursorIn(sort, tier, cursor) : empty),
      cursorPrice: cursor?.[0],
    },
    words,
  );
  return {
    name: conditions.hasBounds
      ? undefined
      : `matches-${matches.name}-${sort}-${conditions.name}${cursor ? "-after" : ""}`,
    with: matches.with,
    from: sql`${wholeRows(matches.page)}
      order by page.tier, page.key ${raw(direction)}, page.id ${raw(direction)}`,
    column: "page.tier",
  };
};
