import sql, { empty, join, raw, type Sql } from "sql-template-tag";
import { pageOfTier, walkedMatches, type PriceSpan, type Tier, type TitleStart } from "./match-page.store.ts";
import { conditionsOf, type Conditions, type ListOrder } from "./product-condition.store.ts";
import { indexedWords, wholeRows } from "./product-columns.store.ts";
import { andPriceSteps } from "./price-step.store.ts";
import type { ListStatement, ProductListQuery } from "./product-list.store.ts";
import { orderOf, productCursorKey, ProductSort } from "./product-list.rules.ts";
import { gatheredUpTo } from "./product-count.rules.ts";
import { samplePercent } from "./product-sample.rules.ts";
import { facetBounds } from "./facets/facet-bounds.store.ts";
import type { PriceStart } from "./forecast.rules.ts";
import { anyCategory, type FacetWords, type WordQuery } from "./search-term.rules.ts";

/**
 * Longest walks, in products. A walk is shorter than the expected number of matches, so that one without success costs
 * less than the gathering that follows. With other filters each step costs more, and the walk is short.
 */
const walkLengths = [300, 1000, 3000, 6000, 12_000, 24_000] as const;
const shortWalk = walkLengths[0];

/** The longest walk to the first match of a list by price. A longer one costs more than the steps of the prices. */
const longestPriceWalk = 12_000;

/** The walk that begins at the first match. */
const walkFromFirst = 1000;

/** The longest walk as a part of the matches: for a list whose sample is cheaper than gathering, it is shorter. */
const walkShare = 0.7;
const sampledWalkShare = 0.05;

const walkLength = (matches: number, share: number): number =>
  walkLengths.findLast((length) => length <= share * matches) ?? shortWalk;

/** The walk to the first match of a list by price; `undefined` if that is too far. */
const priceWalk = (start: PriceStart | undefined): number | undefined =>
  start ? walkLengths.find((length) => length >= start.walk && length <= longestPriceWalk) : shortWalk;

/**
 * A walk that begins at the bounds of facets. PostgreSQL expects a third of the products behind such a bound, and reads and sorts
 * all of them for a walk that is not much shorter.
 */
const walkFromBounds = (walk: number, total: number): number =>
  walkLengths.findLast((length) => length <= Math.min(walk, total / 10)) ?? shortWalk;

/** Rows of the sample that shows where the matches are in a list by name. */
const sampleSize = 5000;

/**
 * Where the matches of a list by name are looked for. Up to that match of the sample about six pages of matches are
 * expected, so the first page is nearly always full.
 */
const titleStartOf = (after: unknown, total: number, limit: number): TitleStart => {
  const percent = samplePercent(sampleSize, total);
  return { after, percent, sampledMatch: Math.max(3, Math.ceil((6 * limit * percent) / 100)) };
};

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
  facets: FacetWords,
  isDescending: boolean,
  cursorPrice: unknown,
  start: PriceStart | undefined,
): PriceSpan => {
  const end = (which: "min" | "max", ...prices: unknown[]): Sql => {
    const bounds = prices.filter((price) => price !== undefined).map((price) => sql`${price}::integer`);
    const ofFacets = facetBounds(facets, which === "min" ? "lowestPrice" : "highestPrice");
    const ofAll = sql`(select ${raw(which)}(p.price) from products p where ${state})`;
    return sql`${raw(which === "min" ? "greatest" : "least")}(${join([...bounds, ...ofFacets, ofAll], ", ")})`;
  };
  const firstMatch = cursorPrice === undefined ? start?.price : undefined;
  return isDescending
    ? { from: end("max", maxPrice, cursorPrice), to: end("min", minPrice), firstMatch }
    : { from: end("min", minPrice, cursorPrice), to: end("max", maxPrice), firstMatch };
};

/** The row is not before the first product with the chosen facets, in a list by price or from A to Z. */
const fromFacetBounds = ({ column, direction }: ListOrder, facets: FacetWords): Sql => {
  const bound = column === "title" ? "firstTitle" : direction === "asc" ? "lowestPrice" : "highestPrice";
  const [comparison, farthest] = direction === "asc" ? [">=", "greatest"] : ["<=", "least"];
  return sql` and p.${raw(column)} ${raw(comparison)} (select ${raw(farthest)}(${join(facetBounds(facets, bound), ", ")}))`;
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
  /** The price or the title in the cursor of a list in that order. */
  cursorKey: unknown;
};

/** A page of matches, with the longest walk that it may need. */
const matchPage = (
  list: MatchList,
  { text, likely, total, hasSeveralWords, forecast, facets = [] }: WordQuery,
) => {
  const { tiers, conditions, order, limit } = list;
  const candidates = forecast?.candidates ?? total;
  const walkedTiers = likely.slice(-tiers.length).map((matches) => matches > gatheredUpTo(limit, candidates));
  const query = sql`(select ${text}::tsquery)`;
  const categories = anyCategory(list.categories);
  const andCategories = categories ? sql` && ${categories}::tsquery` : empty;
  const hasManyMatches = walkedTiers.at(-1) === true;
  const isStepped = order.column === "price" && hasManyMatches;
  const isSampled = order.column === "title" && order.direction === "asc" && hasManyMatches;
  const start = isStepped ? forecast?.byPrice?.[order.direction] : undefined;
  const walkToFirst = priceWalk(list.cursorKey === undefined ? start : undefined);
  const readsBefore = walkToFirst === undefined && hasSeveralWords;
  const isShort = conditions.boundedColumns.length > 0 && !forecast;
  const hasFacets = facets.length > 0;
  const beginsAtBounds = hasFacets && (isStepped || isSampled);
  const steppedWalk = walkToFirst ?? (readsBefore || hasFacets ? walkFromFirst : 0);
  const spreadWalk = isShort
    ? shortWalk
    : walkLength(likely.at(-1) ?? 0, isSampled ? sampledWalkShare : walkShare);
  const wantedWalk = isStepped ? steppedWalk : spreadWalk;
  const walk = beginsAtBounds ? walkFromBounds(wantedWalk, total) : wantedWalk;
  const allWordsQuery = sql`(select ${text}::tsquery${andCategories}${isStepped ? empty : andPriceSteps(conditions)})`;
  const pages = tiers.map((words, index): Tier => {
    const better = tiers[index - 1];
    return {
      index,
      vector: raw(words.vector),
      indexed: raw(words.indexed),
      query,
      indexQuery: words === anyWord ? allWordsQuery : query,
      notInBetterTier: better ? sql` and not (${raw(better.vector)} @@ ${query})` : empty,
      conditions,
      order,
      afterCursor: list.afterCursorIn(index),
      fromFacets: beginsAtBounds ? fromFacetBounds(order, facets) : empty,
      isWalked: walk > 0 && (walkedTiers[index] ?? false),
      walk,
      limit: sql`${limit}`,
      priceSpan: isStepped
        ? priceSpanOf(
            conditions,
            facets,
            order.direction === "desc",
            list.cursorKey,
            readsBefore ? start : undefined,
          )
        : undefined,
      titleStart: isSampled ? titleStartOf(list.cursorKey, total, limit) : undefined,
    };
  });
  return {
    with: join(pages.map(walkedMatches), ", "),
    page: sql`select * from (${join(pages.map(pageOfTier), " union all ")}) matches limit ${limit}`,
    /** The part of the name of a prepared statement that says how the page is read. */
    name: `${isStepped ? `steps${walk}${readsBefore ? "b" : ""}` : isSampled ? `s${walk}` : String(walk)}-f${facets.length}`,
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
      cursorKey: cursor?.[0],
    },
    words,
  );
  return {
    name:
      conditions.boundedColumns.length > 0
        ? undefined
        : `matches-${matches.name}-${sort}-${conditions.name}${cursor ? "-after" : ""}`,
    with: matches.with,
    from: sql`${wholeRows(matches.page)}
      order by page.tier, page.key ${raw(direction)}, page.id ${raw(direction)}`,
    column: "page.tier",
  };
};
