import sql, { empty, join, raw, type Sql } from "sql-template-tag";
import { catalogueRows } from "../../platform/database/database.ts";
import type { Source } from "./product-columns.store.ts";
import { columnConditions, wordConditions } from "./product-condition.store.ts";
import { countedSelections, type CountedProducts } from "./product-count.rules.ts";
import type { ProductSelection } from "./product-list.rules.ts";

/** Products of a selection that are counted exactly. */
const maxCounted = 10_000;

/** Products of the shop among which more are estimated. */
const sampleSize = 20_000;

/**
 * The products of a selection: all, or if they are more than `maxCounted`, those in a part of the table: of whole blocks, the same
 * ones each time, so that they stay in memory and an estimate does not change from request to request.
 */
const foundProducts = (selection: ProductSelection, index: number): Sql => {
  const [all, sampled, found] = ["all", "sampled", "found"].map((name) => raw(`${name}_${index}`));
  const matches = wordConditions(selection);
  const where = sql`where ${columnConditions(selection)}${matches ? sql` and ${matches}` : empty}`;
  const columns = raw("p.id, p.category, p.facets, p.available_colors");
  return sql`${all} as materialized (select ${columns} from products p ${where} limit ${maxCounted + 1}),
    ${sampled} as materialized (select ${columns} from products p
      tablesample system ((select 100 * share from sample)) repeatable (1)
      ${where} and (select count(*) > ${maxCounted} from ${all})),
    ${found} as materialized (select a.* from ${all} a where (select count(*) <= ${maxCounted} from ${all})
      union all select s.* from ${sampled} s)`;
};

/** The facets of the found products by word. Of the sizes those count that are in stock. */
const wordsOf = (
  found: Sql,
): Sql => sql`select word, count(*) as products from ${found} f, unnest(f.facets) word
  where word not like 'size/%' or exists (select from stock_units u where u.product_id = f.id and u.stock > 0
    and (u.size is null or 'size/' || upper(u.size) = word) and (u.color is null or u.color = any(f.available_colors)))
  group by word`;

const countsOfFound = (index: number): Sql => {
  const [all, found] = [raw(`all_${index}`), raw(`found_${index}`)];
  return sql`json_build_object(
    'categories', (select coalesce(json_object_agg(c.category, c.products), '{}') from (
      select f.category, count(*) as products from ${found} f group by f.category) c),
    'words', (select coalesce(json_object_agg(w.word, w.products), '{}') from (${wordsOf(found)}) w),
    'scale', case when (select count(*) <= ${maxCounted} from ${all}) then 1 else 1 / (select share from sample) end)`;
};

/** Counts the products of each selection of `countedSelections`, in one statement. */
export const countProducts = async (
  { database }: Source,
  selection: ProductSelection,
): Promise<CountedProducts[]> => {
  const selections = countedSelections(selection);
  const { text, values } = sql`with sample as materialized (
      select least(1, ${sampleSize} / greatest(reltuples, 1)::float8) as share
      from pg_class where oid = 'products'::regclass),
    ${join(selections.map(foundProducts), ", ")}
    select json_build_array(${join(
      selections.map((_, index) => countsOfFound(index)),
      ", ",
    )}) as counted`;
  const [row] = await catalogueRows<{ counted: CountedProducts[] }>(database, undefined, text, values);
  return row?.counted ?? [];
};
