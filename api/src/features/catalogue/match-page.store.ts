import sql, { empty, raw, type Sql } from "sql-template-tag";
import type { Paise } from "../../platform/money.ts";
import { firstProducts, type Conditions, type ListOrder } from "./product-condition.store.ts";

/** Prices at which a list begins and ends. */
export type PriceSpan = {
  from: Sql;
  to: Sql;
  /** The price of the first match of a sample: few matches are before it. `undefined` behind it, or without a sample. */
  firstMatch: Paise | undefined;
};

/** Where the matches of a list by name are looked for. */
export type TitleStart = {
  /** The title of the cursor; `undefined` for the first page. */
  after: unknown;
  /** The part of the products to sample, in percent. */
  percent: number;
  /** The match of the sample up to whose title the page is read. */
  sampledMatch: number;
};

export type Tier = {
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
  /** The row is not before the first product with the chosen facets. */
  fromFacets: Sql;
  isWalked: boolean;
  walk: number;
  /** Rows of a page. */
  limit: Sql;
  /** Set for a list by price with many matches: it is gathered price step by price step. */
  priceSpan: PriceSpan | undefined;
  /** Set for a list by name with many matches. */
  titleStart: TitleStart | undefined;
};

/** The price of a row is that of the first match of a sample or behind it, or before it. */
const besideFirstMatch = ({ order }: Tier, first: Paise): { before: Sql; behind: Sql } => {
  const [before, behind] = order.direction === "desc" ? [raw(">"), raw("<=")] : [raw("<"), raw(">=")];
  return {
    before: sql` and p.price ${before} (select ${first}::integer)`,
    behind: sql` and p.price ${behind} ${first}::integer`,
  };
};

/**
 * The matches among the first products of the list, in its order: from the first match of a sample, or the bounds of the facets,
 * on. A sub-select hides the query from the planner, so that the word index is used for gathering, however common the words are.
 */
export const walkedMatches = (tier: Tier): Sql => {
  const { vector, query, notInBetterTier, conditions, order, afterCursor, isWalked, walk, limit } = tier;
  const firstMatch = tier.priceSpan?.firstMatch;
  const fromStart = firstMatch === undefined ? tier.fromFacets : besideFirstMatch(tier, firstMatch).behind;
  const [index, direction] = [raw(String(tier.index)), raw(order.direction)];
  return sql`walked_${index} as materialized (
    select p.key, p.id from (${firstProducts(conditions, order, {
      and: sql`${afterCursor}${fromStart} and ${isWalked}::boolean`,
      columns: ", p.search",
      limit: raw(String(walk)),
    })}) p
    where ${vector} @@ ${query}${notInBetterTier}
    order by p.key ${direction}, p.id ${direction} limit ${limit}),
  end_${index} as materialized (select count(*) = ${limit} as is_full from walked_${index})`;
};

/** The walk did not fill the page. */
const isOpen = ({ index }: Tier): Sql => raw(`not (select is_full from end_${index})`);

/** All matches from the word index, sorted. `offset 0` stops the planner from walking the list once more. */
const gatheredMatches = (tier: Tier, indexQuery: Sql, and: Sql = empty, isRead: Sql = isOpen(tier)): Sql => {
  const { indexed, notInBetterTier, conditions, order, afterCursor, limit } = tier;
  const direction = raw(order.direction);
  return sql`select g.key, g.id from (select p.${raw(order.column)} as key, p.id from products p
      where ${isRead}${afterCursor} and ${conditions.all}
        and ${indexed} @@ ${indexQuery}${notInBetterTier}${and} offset 0) g
    order by g.key ${direction}, g.id ${direction} limit ${limit}`;
};

/** The matches of one price step after the other until they fill the page. */
const matchesByPriceStep = (tier: Tier, { from, to, firstMatch }: PriceSpan): Sql => {
  const step = raw(tier.order.direction === "desc" ? "-1" : "1");
  const stepQuery = sql`(${tier.indexQuery} && quote_literal('price/' || step)::tsquery)`;
  const start = firstMatch === undefined ? from : sql`${firstMatch}::integer`;
  const behind = firstMatch === undefined ? empty : besideFirstMatch(tier, firstMatch).behind;
  return sql`select f.key, f.id
    from generate_series(price_step(${start}), price_step(${to}), ${step}) step
    cross join lateral (${gatheredMatches(tier, stepQuery, behind)}) f
    limit ${tier.limit}`;
};

/**
 * The matches before the first one of a sample. They are read at once: the word index and `products_matches_price` are combined,
 * so only matches are read, and there are few.
 */
const matchesBeforeFirst = (tier: Tier, { from, firstMatch }: PriceSpan): Sql => {
  if (firstMatch === undefined) return empty;
  const behindStart = raw(tier.order.direction === "desc" ? "<=" : ">=");
  const and = sql` and p.title <> '' and p.price ${behindStart} (select ${from})${besideFirstMatch(tier, firstMatch).before}`;
  return sql`(select ${raw(String(tier.index))} as tier, b.key, b.id
    from (${gatheredMatches(tier, tier.indexQuery, and, raw("true"))}) b) union all `;
};

/**
 * The matches up to a title that a sample of the products suggests: behind the first matches of the sample, where the page
 * is full unless the sample misleads. The word index and the index of titles are combined, so only these matches are read.
 * All matches are gathered if they do not fill the page. At the end of a list, where the sample has no more of them, the page
 * reaches to the last title. Two limits of unknown value let the planner combine the indexes; `title <> ''` is the condition of
 * the index of titles, which so serves no other list.
 */
const matchesUpToTitle = (tier: Tier, { after, percent, sampledMatch }: TitleStart): Sql => {
  const { vector, query, notInBetterTier, conditions, afterCursor, limit } = tier;
  const isInSample = sql`exists (select from sampled)`;
  const lastTitle =
    after === undefined
      ? sql`(select title from sampled)`
      : sql`(select coalesce((select title from sampled), (select max(p.title) from products p where ${conditions.state})))`;
  const near = sql`${after === undefined ? sql` and ${isInSample}` : empty}${tier.fromFacets}
    and p.title <> '' and p.title >= (select ${after ?? ""}::text) and p.title <= ${lastTitle}`;
  return sql`with sampled as materialized (select s.title from (select p.title
        from products p tablesample system (${percent}::real) repeatable (1)
        where ${isOpen(tier)}${afterCursor} and ${conditions.all} and ${vector} @@ ${query}${notInBetterTier}) s
      order by s.title limit 1 offset ${sampledMatch - 1}),
    near as materialized (${gatheredMatches(tier, tier.indexQuery, near)}),
    near_end as materialized (
      select count(*) = ${limit}${after === undefined ? empty : sql` or not ${isInSample}`} as is_complete from near)
    select n.key, n.id from near n where (select is_complete from near_end)
    union all
    (${gatheredMatches(tier, tier.indexQuery, sql` and not (select is_complete from near_end)`)})`;
};

/** The matches of a page that the walk did not find. */
const matchesBehindWalk = (tier: Tier): Sql => {
  if (tier.priceSpan) return matchesByPriceStep(tier, tier.priceSpan);
  if (tier.titleStart) return matchesUpToTitle(tier, tier.titleStart);
  return gatheredMatches(tier, tier.indexQuery);
};

/** A page of a tier: the matches before the walk, then the walked ones if they fill the page, else the gathered ones. */
export const pageOfTier = (tier: Tier): Sql => {
  const index = raw(String(tier.index));
  const gathered = matchesBehindWalk(tier);
  const before = tier.priceSpan ? matchesBeforeFirst(tier, tier.priceSpan) : empty;
  return sql`${before}(select ${index} as tier, w.key, w.id from walked_${index} w where (select is_full from end_${index}))
    union all
    (select ${index}, g.key, g.id from (${gathered}) g)`;
};
