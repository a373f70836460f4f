import sql, { empty, join, raw, type Sql } from "sql-template-tag";
import { facetQuery, hasChoice } from "./facets/facet.rules.ts";
import type { ProductSelection } from "./product-list.rules.ts";

/** Products that the shop sells, and those that it does not sell any more. Indexes have the same conditions. */
const productStates = {
  active: raw("p.archived_at is null"),
  archived: raw("p.archived_at is not null"),
};

export type ProductState = keyof typeof productStates;

/** The column has one of the values; no condition without values. An index has an order within one value, not within several. */
const isAmong = (column: string, values: readonly string[] = []): Sql[] => {
  const [value, ...others] = values;
  if (value === undefined) return [];
  return [
    others.length > 0 ? sql`p.${raw(column)} = any(${values}::text[])` : sql`p.${raw(column)} = ${value}`,
  ];
};

/** The conditions of a selection on columns of a product `p`. The indexes of the orders of a list have these columns too. */
export const columnConditions = (
  { categories, facets, minPrice, maxPrice, newSince }: ProductSelection,
  state: ProductState = "active",
): Sql =>
  join(
    [
      productStates[state],
      ...isAmong("category", categories),
      ...isAmong("kind", facets?.kinds),
      ...(minPrice === undefined ? [] : [sql`p.price >= ${minPrice}`]),
      ...(maxPrice === undefined ? [] : [sql`p.price <= ${maxPrice}`]),
      ...(newSince ? [sql`p.created_at >= ${newSince}`] : []),
    ],
    " and ",
  );

/** Every word of a product. */
const allWords = "p.search";

/** The words of a product that count in each tier of relevance: the title; also category and colours; also materials; all. */
export const wordsByTier: readonly string[] = [
  "ts_filter(p.search, '{a}')",
  "ts_filter(p.search, '{a,b}')",
  "ts_filter(p.search, '{a,b,c}')",
  allWords,
];

/**
 * A piece in one of these sizes is in stock. A unit without a size or a colour has pieces of each. Because of `offset 0`
 * PostgreSQL looks up the units of each product, and does not join all units of the shop.
 */
const isInStock = (sizes: readonly string[]): Sql =>
  sql` and exists (select from stock_units u where u.product_id = p.id and u.stock > 0
    and (u.size is null or upper(u.size) = any(${sizes}::text[]))
    and (u.color is null or u.color = any(p.available_colors)) offset 0)`;

/**
 * The conditions of a selection that the indexes over words have: its text, and its facets. `undefined` without them: kinds
 * alone have indexes of their own. The words of facets count in every tier.
 */
export const wordConditions = (
  { words, facets }: ProductSelection,
  productWords = allWords,
): Sql | undefined => {
  if (!words && !hasChoice(facets, ["colors", "fabrics", "sizes"])) return undefined;
  const sizes = facets?.sizes ?? [];
  return sql`${raw(productWords)} @@ ${facetQuery(facets, words)}::tsquery${sizes.length > 0 ? isInStock(sizes) : empty}`;
};
