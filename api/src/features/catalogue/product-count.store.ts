import sql, { empty, raw } from "sql-template-tag";
import { catalogueRows } from "../../platform/database/database.ts";
import { indexedWords, type Source } from "./product-columns.store.ts";
import { andPriceSteps } from "./price-step.store.ts";
import { conditionsOf } from "./product-condition.store.ts";
import {
  maxCounted,
  priceStep,
  extrapolatedCounts,
  totalOf,
  type CategoryCounts,
  type PriceBand,
  type PriceCensus,
} from "./product-count.rules.ts";
import { countsOfSample, samplePercent, type SampledCategory } from "./product-sample.rules.ts";
import type { ProductSelection } from "./product-list.rules.ts";
import type { WordQuery } from "./search-term.rules.ts";

type CategoryCountRow = { category: string; products: number };

const byCategory = (rows: readonly CategoryCountRow[]): CategoryCounts =>
  Object.fromEntries(rows.map(({ category, products }) => [category, products]));

/** Counts every product of the shop in its band of prices. */
export const readPriceCensus = async ({ database }: Source): Promise<PriceCensus> => {
  const bands = await catalogueRows<PriceBand>(
    database,
    "price-census",
    `select p.category, p.price / ${priceStep} * ${priceStep} as step, p.price % ${priceStep} = 0 as "isStep",
        count(*)::integer as products
      from products p where p.archived_at is null group by 1, 2, 3`,
    [],
  );
  return { bands };
};

const countListed = async ({ database }: Source, selection: ProductSelection): Promise<CategoryCounts> => {
  const { text, values } = sql`select p.category, count(*)::integer as products from products p
    where ${conditionsOf(selection).all} group by p.category`;
  return byCategory(await catalogueRows<CategoryCountRow>(database, undefined, text, values));
};

/** Rows of the sample by which matches of common words are counted. */
const sampleSize = 20_000;

/** Estimates the matches from a sample of the products, always the same one: their pages stay in memory. */
const sampleMatches = async (
  { database }: Source,
  selection: ProductSelection,
  { text: words, total }: WordQuery,
): Promise<CategoryCounts> => {
  const { all, name } = conditionsOf(selection);
  const { text, values } = sql`select p.category, count(*)::integer as sampled,
      count(*) filter (where ${all} and p.search @@ (select ${words}::tsquery))::integer as matches
    from products p tablesample system (${samplePercent(sampleSize, total)}::real) repeatable (1) group by p.category`;
  const rows = await catalogueRows<SampledCategory>(database, `match-sample-${name}`, text, values);
  return countsOfSample(rows, total);
};

/** Counts matches in the physical order of the table: the page of the last match is the number of pages read. */
const gatherMatches = async (
  { database }: Source,
  selection: ProductSelection,
  { text: words, likely }: WordQuery,
): Promise<CategoryCounts> => {
  const conditions = conditionsOf(selection);
  // Of common words fewer rows are new than match: the index of the newest products finds them.
  const isAmongNewest = selection.newSince !== undefined && (likely.at(-1) ?? 0) > maxCounted;
  const { text, values } = sql`with found as materialized (select p.category, p.ctid as place from products p
        where ${conditions.all}
          and ${raw(isAmongNewest ? "p.search" : indexedWords)} @@ (select ${words}::tsquery${isAmongNewest ? empty : andPriceSteps(conditions)})
        limit ${raw(String(maxCounted))})
      select f.category, count(*)::integer as products, (max(f.place)::text::point)[0]::integer as last,
        (pg_relation_size('products') / current_setting('block_size')::integer)::integer as pages
      from found f group by f.category`;
  const rows = await catalogueRows<CategoryCountRow & { last: number; pages: number }>(
    database,
    conditions.hasBounds ? undefined : `match-count-${conditions.name}`,
    text,
    values,
  );
  const pagesRead = Math.max(...rows.map(({ last }) => last + 1));
  return extrapolatedCounts(byCategory(rows), pagesRead, rows[0]?.pages ?? 1);
};

/**
 * Counts the matches of a text. Common words are counted in a sample first: exact counts of up to `maxCounted` matches
 * follow only if the filters leave few of them.
 */
const countMatches = async (
  source: Source,
  selection: ProductSelection,
  words: WordQuery,
): Promise<CategoryCounts> => {
  if ((words.likely.at(-1) ?? 0) > maxCounted) {
    const estimate = await sampleMatches(source, selection, words);
    if (totalOf(estimate, undefined) >= maxCounted) return estimate;
  }
  return gatherMatches(source, selection, words);
};

/** How many products a selection has in each category, as if no category were chosen. */
export const countByCategory = async (
  source: Source,
  { categories: _ignored, ...selection }: ProductSelection,
): Promise<CategoryCounts> => {
  if (selection.words === null) return {};
  return selection.words ? countMatches(source, selection, selection.words) : countListed(source, selection);
};
