import sql, { join, raw, type Sql } from "sql-template-tag";
import { catalogueRows } from "../../platform/database/database.ts";
import type { Source } from "../catalogue/product-columns.store.ts";
import { selectionConditions } from "./product-condition.store.ts";
import type { CountedProducts, CountedSelection } from "./product-count.rules.ts";
import { facetWord } from "./facets/facet.rules.ts";

/** Products of a selection that are counted one by one. More are estimated from a part of the table of about as many products. */
const maxCounted = 10_000;

/** Common table expressions of a selection: its products as far as they are counted, and those that are the sample of more. */
const tablesOf = (index: number) => ({
  counted: raw(`counted_${index}`),
  found: raw(`found_${index}`),
  isSample: sql`(select count(*) > ${maxCounted} from ${raw(`counted_${index}`)})`,
});

/** A sample has whole blocks of the table, the same ones each time: they stay in memory, and the estimate stays the same. */
const foundProducts = ({ selection }: CountedSelection, index: number): Sql => {
  const { counted, found, isSample } = tablesOf(index);
  const columns = raw("p.id, p.category, p.facets, p.available_colors");
  const where = sql`where ${selectionConditions(selection)}`;
  return sql`${counted} as materialized (select ${columns} from products p ${where} limit ${maxCounted + 1}),
    ${found} as materialized (select c.* from ${counted} c where not ${isSample}
      union all
      select ${columns} from products p tablesample system ((select 100 * share from sample)) repeatable (1)
      ${where} and ${isSample})`;
};

/** The words of the found products that are values of these facets. */
const facetsOf = (found: Sql, facets: readonly string[]): Sql =>
  sql`select word, count(*) as products from ${found} f, unnest(f.facets) word
    where word like any(${facets}::text[]) group by word`;

/** The sizes of the found products with a piece in stock. A unit without a size or a colour has pieces of each. */
const sizesInStock = (found: Sql): Sql =>
  sql`select word, count(*) as products from ${found} f cross join lateral (
      select distinct word from stock_units u,
        unnest(case when u.size is null then f.facets else array['size/' || upper(u.size)] end) word
      where u.product_id = f.id and u.stock > 0 and (u.color is null or u.color = any(f.available_colors))
        and word like 'size/%' and word = any(f.facets)) stocked
    group by word`;

const countsOfFound = ({ dimensions }: CountedSelection, index: number): Sql => {
  const { found, isSample } = tablesOf(index);
  const facets = dimensions.flatMap((each) =>
    each === "categories" || each === "sizes" ? [] : [facetWord(each, "%")],
  );
  const words = [facetsOf(found, facets), ...(dimensions.includes("sizes") ? [sizesInStock(found)] : [])];
  return sql`json_build_object(
    'categories', (select coalesce(json_object_agg(c.category, c.products), '{}') from (
      select f.category, count(*) as products from ${found} f group by f.category) c),
    'words', (select coalesce(json_object_agg(w.word, w.products), '{}') from (${join(words, " union all ")}) w),
    'scale', case when ${isSample} then (select 1 / share from sample) else 1 end)`;
};

/** Counts the products of each selection of `countedSelections`, in one statement. */
export const countProducts = async (
  { database }: Source,
  selections: readonly CountedSelection[],
): Promise<CountedProducts[]> => {
  const { text, values } = sql`with sample as materialized (
      select least(1, ${maxCounted} / greatest(reltuples, 1)::float8) as share
      from pg_class where oid = 'products'::regclass),
    ${join(selections.map(foundProducts), ", ")}
    select json_build_array(${join(selections.map(countsOfFound), ", ")}) as counted`;
  const [row] = await catalogueRows<{ counted: CountedProducts[] }>(database, undefined, text, values);
  return row?.counted ?? [];
};
