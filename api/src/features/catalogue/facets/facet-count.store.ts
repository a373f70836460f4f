import sql, { empty, join, raw, type Sql } from "sql-template-tag";
import { catalogueRows } from "../../../platform/database/database.ts";
import { indexedWords, type Source } from "../product-columns.store.ts";
import { conditionsOf } from "../product-condition.store.ts";
import { maxCounted } from "../product-count.rules.ts";
import type { ProductSelection } from "../product-list.rules.ts";
import { priceStepsQuery, readForWords, type CountedProducts } from "./facet-count.rules.ts";
import { sampleOf, type FacetSample, type SampledProducts } from "./facet-sample.rules.ts";
import { anyCategory, type TextQuery } from "../search-term.rules.ts";
import { facetQuery } from "./facet.rules.ts";

/** Products of a sample. A shop with fewer products has all of them in it. */
const sampleSize = 20_000;

/** Products that are searched for the matches of a text. */
const searchedSize = 10_000;

const tierWeights = ["{a}", "{a,b}", "{a,b,c}", "{a,b,c,d}"];

/** The columns of a sample of matches, and its condition. Only for several words the tiers are not in the dictionary. */
const matchParts = (words: TextQuery | undefined): { columns: Sql; condition: Sql; name: string } => {
  if (!words) return { columns: empty, condition: empty, name: "facet-sample" };
  const query = sql`(select ${words.text}::tsquery)`;
  const tiers = tierWeights.map(
    (weights) => sql`count(*) filter (where ts_filter(p.search, ${raw(`'${weights}'`)}) @@ ${query})`,
  );
  return {
    columns: words.hasSeveralWords ? sql`, json_build_array(${join(tiers, ", ")}) as tiers` : empty,
    condition: sql` and p.search @@ ${query}`,
    name: `facet-sample-of-matches${words.hasSeveralWords ? "-by-tier" : ""}`,
  };
};

/**
 * Reads the facets of a random part of the products: of whole blocks of the table, the same ones each time, so that they stay
 * in memory. Of few products it reads all. With words it has only the products that match them.
 */
export const readFacetSample = async ({ database }: Source, words?: TextQuery): Promise<FacetSample> => {
  const { columns, condition, name } = matchParts(words);
  const { text, values } = sql`with size as materialized (
      select least(1, ${raw(String(words ? searchedSize : sampleSize))} / greatest(reltuples, 1)::float8) as share
      from pg_class where oid = 'products'::regclass)
    select (select case when share > 0.8 then 1 else share end from size) as share,
      (select coalesce(json_agg(g), '[]') from (
        select p.category, array_to_string(p.facets, chr(31)) as words, json_agg(p.price) as prices${columns}
        from products p tablesample system ((select case when share > 0.8 then 100 else share * 100 end from size))
          repeatable (1)
        where p.archived_at is null${condition} group by 1, 2) g) as groups`;
  type Row = { share: number; groups: (SampledProducts & { words: string })[] };
  const [row] = await catalogueRows<Row>(database, name, text, values);
  const groups = row?.groups ?? [];
  return sampleOf(
    groups.map((group) => ({ ...group, facets: group.words.split("\u001f") })),
    row?.share ?? 1,
  );
};

/** The products of a selection, as far as they are counted, in the physical order of the table. */
const foundProducts = (selection: ProductSelection): Sql => {
  const words = facetQuery(selection.facets, selection.textWords?.text);
  const filters = words ? [anyCategory(selection.categories), priceStepsQuery(selection)] : [];
  const query = [words, ...filters]
    .filter((part) => part !== undefined)
    .map((part) => `(${part})`)
    .join(" & ");
  const { all } = conditionsOf(selection);
  const matches = query === "" ? empty : sql` and ${raw(indexedWords)} @@ (select ${query}::tsquery)`;
  return sql`select p.category, p.facets, p.ctid as place from products p where ${all}${matches}
    limit ${raw(String(maxCounted))}`;
};

/** Counts the products of several selections in one statement. */
export const countProducts = async (
  { database }: Source,
  selections: readonly ProductSelection[],
): Promise<CountedProducts[]> => {
  const tables = selections.map((_, index) => raw(`found_${index}`));
  const found = selections.map(
    (selection, index) => sql`${tables[index] ?? empty} as materialized (${foundProducts(selection)})`,
  );
  const counted = tables.map(
    (table) => sql`json_build_object(
      'categories', (select coalesce(json_object_agg(c.category, c.products), '{}') from (
        select f.category, count(*) as products from ${table} f group by 1) c),
      'words', (select coalesce(json_object_agg(w.word, w.products), '{}') from (
        select word, count(*) as products from (select f.facets from ${table} f limit ${raw(String(readForWords))}) first,
          unnest(first.facets) word group by 1) w),
      'total', (select count(*) from ${table}),
      'pagesRead', (select coalesce((max(f.place)::text::point)[0]::integer, 0) + 1 from ${table} f),
      'pages', (select pg_relation_size('products') / current_setting('block_size')::integer))`,
  );
  const { text, values } =
    sql`with ${join(found, ", ")} select json_build_array(${join(counted, ", ")}) as counted`;
  const [row] = await catalogueRows<{ counted: CountedProducts[] }>(database, undefined, text, values);
  return row?.counted ?? [];
};
