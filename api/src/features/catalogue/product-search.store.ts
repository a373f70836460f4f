import { conditionsOf, firstOf, type Conditions, type ListOrder } from "./product-condition.store.ts";
import { indexedWords, wholeRows } from "./product-columns.store.ts";
import type { ListStatement, ProductListQuery } from "./product-list.store.ts";
import { orderOf, productCursorKey, ProductSort } from "./product-list.rules.ts";
import type { WordQuery } from "./search-term.rules.ts";

/**
 * Finds up to which all of them are gathered at once. With more, walking the list meets a page of them sooner: among
 * evenly spread finds the walk to a page is half as long as gathering would be.
 */
const fewFinds = (limit: number, total: number): number => Math.sqrt(2 * limit * total);

/**
 * How many products are walked at most: fewer than there are likely finds, so that a walk in vain costs less than what
 * has to follow. Among other filters each step is longer, and the walk short.
 */
const walks = [300, 1000, 3000, 6000, 12_000, 24_000] as const;
const shortWalk = walks[0];

const walkFor = (finds: number): number => walks.findLast((walk) => walk <= 0.7 * finds) ?? shortWalk;

/** The words of a product that a tier looks in, and how its index knows them. */
type Words = { vector: string; indexed: string };

const wordsOf = (vector: string): Words => ({ vector, indexed: vector });

/** The index of all words knows the price step too. */
const anywhere: Words = { vector: "p.search", indexed: indexedWords };

/** Where all words have to stand, best first: in the title; or category and colours; or materials; or description. */
const tiersByWeight = [
  wordsOf("ts_filter(p.search, '{a}')"),
  wordsOf("ts_filter(p.search, '{a,b}')"),
  wordsOf("ts_filter(p.search, '{a,b,c}')"),
  anywhere,
];

/**
 * The query is the statement's first value. Within a sub-select it is unknown while the statement is planned, so
 * that finds are always gathered through the word index, however common the words are.
 */
const query = "(select $1::tsquery)";

/** A price at which to begin, and one at which to end, as SQL. */
type PriceSpan = { from: string; to: string };

/** What a tier needs to know of the list. */
type Tier = Words & {
  place: number;
  /** What is no find of the tier before it, as a condition. */
  notBetter: string;
  conditions: Conditions;
  order: ListOrder;
  /** The condition that a row follows the cursor. */
  following: string;
  walk: number;
  /** What is asked of the index: where it holds the names of categories too, it is asked for these at once. */
  indexQuery: string;
  /** Where a list by price of many finds begins and ends: these are gathered in price steps. */
  priceSpan: PriceSpan | undefined;
};

/** The first products of the list, in its own order, and which of them are finds: for words that many have. */
const walked = ({ place, vector, notBetter, conditions, order, following, walk }: Tier): string =>
  `walked_${place} as materialized (
    select p.key, p.id from (${firstOf(conditions, order, {
      also: `${following} and ($3::boolean[])[${place + 1}]`,
      more: ", p.search",
      limit: String(walk),
    })}) p
    where ${vector} @@ ${query}${notBetter}
    order by p.key ${order.direction}, p.id ${order.direction} limit $2),
  end_${place} as materialized (select count(*) = $2 as is_full from walked_${place})`;

/** All finds, gathered through the word index and sorted; `offset 0` keeps the planner from walking once more instead. */
const gathered = (
  { place, indexed, notBetter, conditions, order, following }: Tier,
  asked: string,
): string => {
  const { column, direction } = order;
  return `select g.key, g.id from (select p.${column} as key, p.id from products p
      where not (select is_full from end_${place})${following} and ${conditions.sql}
        and ${indexed} @@ ${asked}${notBetter} offset 0) g
    order by g.key ${direction}, g.id ${direction} limit $2`;
};

/** The finds of one price step after the other, from where the list begins, until they fill the page. */
const byPriceSteps = (tier: Tier, { from, to }: PriceSpan): string =>
  `select f.key, f.id
    from generate_series(price_step(${from}), price_step(${to}), ${tier.order.direction === "desc" ? -1 : 1}) step
    cross join lateral (${gathered(tier, `(${tier.indexQuery} && quote_literal('price/' || step)::tsquery)`)}) f
    limit $2`;

/** A page of a tier: what was met when that fills it, else what is gathered. */
const pageOfTier = (tier: Tier): string => {
  const { place, priceSpan, indexQuery } = tier;
  return `(select ${place} as tier, w.key, w.id from walked_${place} w where (select is_full from end_${place}))
    union all
    (select ${place}, g.key, g.id
      from (${priceSpan ? byPriceSteps(tier, priceSpan) : gathered(tier, indexQuery)}) g)`;
};

/** Behind the cursor; a tier before the cursor's own has nothing left, one behind it has all. */
const followingIn = (sort: ProductSort, place: number): string => {
  const { column, type, down } = orderOf(sort);
  const row = `(p.${column}, p.id)`;
  if (sort !== ProductSort.RELEVANCE) return ` and ${row} ${down ? "<" : ">"} ($4::${type}, $5::uuid)`;
  return ` and $4::integer <= ${place}
    and ${row} < (case when $4::integer = ${place} then $5::${type} else 'infinity' end, $6::uuid)`;
};

/** From the cheapest product that can follow to the dearest, or the other way round. */
const priceSpanOf = (conditions: Conditions, down: boolean, after: string | undefined): PriceSpan => {
  const end = (which: "min" | "max", ...prices: (string | undefined)[]): string => {
    const known = prices.filter((price) => price !== undefined).map((price) => `${price}::integer`);
    const ofAll = `(select ${which}(price) from products where archived_at is null)`;
    return `${which === "min" ? "greatest" : "least"}(${[...known, ofAll].join(", ")})`;
  };
  const { least, greatest } = conditions.prices;
  return down
    ? { from: end("max", greatest, after), to: end("min", least) }
    : { from: end("min", least, after), to: end("max", greatest) };
};

/** A page of what a text finds, tier by tier: no tier is looked at before those above it are used up. */
export const pageOfFinds = (
  { selection, sort, limit, after }: ProductListQuery,
  { text, likely, total }: WordQuery,
): ListStatement => {
  const { column, down } = orderOf(sort);
  const direction = down ? "desc" : "asc";
  const cursor = after === undefined ? [] : productCursorKey(sort, after);
  const conditions = conditionsOf(selection, 4 + cursor.length);
  const { name, hasBounds } = conditions;
  const isRanked = sort === ProductSort.RELEVANCE;
  const tiers = isRanked ? tiersByWeight : [anywhere];
  const isWalked = likely.slice(-tiers.length).map((finds) => finds > fewFinds(limit, total));
  const values = [text, limit, isWalked, ...cursor, ...conditions.values];
  const categories = selection.categories?.map((category) => `'${category}'`).join(" | ");
  if (categories) values.push(categories);
  const withCategories = categories ? `(select $1::tsquery && $${values.length}::tsquery)` : query;
  const finds = likely.at(-1) ?? 0;
  const isStepped = column === "price" && isWalked.at(-1) === true;
  const walk = hasBounds || isStepped ? shortWalk : walkFor(finds);
  const priceSpan = isStepped ? priceSpanOf(conditions, down, after && "$4") : undefined;
  const pages = tiers.map((words, place): Tier => {
    const better = tiers[place - 1];
    return {
      ...words,
      place,
      notBetter: better ? ` and not (${better.vector} @@ ${query})` : "",
      conditions,
      order: { column, direction },
      following: after === undefined ? "" : followingIn(sort, place),
      walk,
      indexQuery: words === anywhere ? withCategories : query,
      priceSpan,
    };
  });
  const way = isStepped ? "steps" : walk;
  return {
    name: hasBounds ? undefined : `finds-${way}-${sort}-${name}${after === undefined ? "" : "-after"}`,
    with: pages.map(walked).join(", "),
    from: `${wholeRows(`select * from (${pages.map(pageOfTier).join(" union all ")}) finds limit $2`)}
      order by page.tier, page.key ${direction}, page.id ${direction}`,
    values,
    extra: "page.tier",
  };
};
