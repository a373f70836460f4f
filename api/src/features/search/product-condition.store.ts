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

const ofColumns = ({
  categories,
  origins,
  facets,
  minPrice,
  maxPrice,
  newSince,
}: ProductSelection): Sql[] => [
  ...isAmong("category", categories),
  ...isAmong("kind", facets?.kinds),
  ...isAmong("country_of_origin", origins),
  ...(minPrice === undefined ? [] : [sql`p.price >= ${minPrice}`]),
  ...(maxPrice === undefined ? [] : [sql`p.price <= ${maxPrice}`]),
  ...(newSince ? [sql`p.created_at >= ${newSince}`] : []),
];

/** The rule of a collection without pinned products, which narrows a list as a filter of the shopper does. */
const plainRuleOf = ({ collection }: ProductSelection): ProductSelection =>
  (collection?.pinnedIds.length === 0 && collection.rule) || {};

/** The conditions of a selection on columns of a product `p`. The indexes of the orders of a list have these columns too. */
export const columnConditions = (selection: ProductSelection, state: ProductState = "active"): Sql =>
  join([productStates[state], ...ofColumns(selection), ...ofColumns(plainRuleOf(selection))], " and ");

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

/** A piece is in stock. PostgreSQL looks up the units of each product here too. */
const isAnyInStock = sql`exists (select from stock_units u where u.product_id = p.id and u.stock > 0 offset 0)`;

/**
 * The words of a text and of facets are among words of a product, which the index over words has; `undefined` without them. Kinds
 * alone have indexes of their own. The subquery hides the words from PostgreSQL, which would read all products for common ones.
 */
export const wordMatch = (
  { words, facets }: ProductSelection,
  productWords: string = allWords,
): Sql | undefined =>
  words || hasChoice(facets, ["colors", "fabrics", "sizes"])
    ? sql`${raw(productWords)} @@ (select ${facetQuery(facets, words)}::tsquery)`
    : undefined;

/** The conditions of a text and of facets. */
const ofWords = (selection: ProductSelection, productWords: string): Sql[] => {
  const match = wordMatch(selection, productWords);
  const sizes = selection.facets?.sizes ?? [];
  return match ? [sql`${match}${sizes.length > 0 ? isInStock(sizes) : empty}`] : [];
};

/** Below the MRP, or below the regular price while a dated price is valid. */
const isOnSale = sql`(p.mrp > p.price or p.regular_price > p.price)`;

const ofState = ({ isOnSale: isSaleOnly, isInStock: isStockOnly }: ProductSelection): Sql[] => [
  ...(isSaleOnly ? [isOnSale] : []),
  ...(isStockOnly ? [isAnyInStock] : []),
];

/** The conditions of a rule by itself. */
const ofRule = (rule: ProductSelection): Sql[] => [
  ...ofColumns(rule),
  ...ofWords(rule, allWords),
  ...ofState(rule),
];

/** The product belongs to the collection: it is picked, pinned, or selected by the rule. */
const ofCollection = ({ collection }: ProductSelection): Sql[] => {
  if (!collection) return [];
  const { id, rule, pinnedIds } = collection;
  if (!rule)
    return [
      sql`p.id in (select i.product_id from collection_products i where i.collection_id = ${id}::uuid)`,
    ];
  if (pinnedIds.length === 0) return [...ofWords(rule, allWords), ...ofState(rule)];
  const conditions = ofRule(rule);
  if (conditions.length === 0) return [];
  return [sql`(${join(conditions, " and ")} or p.id = any(${pinnedIds}::uuid[]))`];
};

/**
 * The conditions of a selection that need the row of the product, or another index than that of the order: its text, its facets,
 * and its collection. `undefined` without them. The words of facets count in every tier.
 */
export const rowConditions = (selection: ProductSelection, productWords = allWords): Sql | undefined => {
  const conditions = [...ofWords(selection, productWords), ...ofState(selection), ...ofCollection(selection)];
  return conditions.length > 0 ? join(conditions, " and ") : undefined;
};

/** All conditions of a selection on a product `p` in the shop. */
export const selectionConditions = (selection: ProductSelection): Sql => {
  const columns = columnConditions(selection);
  const matches = rowConditions(selection);
  return matches ? sql`${columns} and ${matches}` : columns;
};
