import sql, { empty, join, raw, type Sql } from "sql-template-tag";
import type { Paise } from "../../platform/money.ts";
import type { ProductSelection } from "./product-list.rules.ts";

/** The conditions of a list besides its search text, over a product `p`. */
export type Conditions = {
  all: Sql;
  /** Whether the product is in the shop or archived. */
  state: Sql;
  /** With several categories: the conditions without the category, and the categories. */
  perCategory: { conditions: Sql; categories: readonly string[] } | undefined;
  /** The form of the conditions without their values: a part of the name of a prepared statement. */
  name: string;
  /** Whether a value decides how many products are left. Such a statement is planned with its values. */
  hasBounds: boolean;
  minPrice: Paise | undefined;
  maxPrice: Paise | undefined;
};

/** Products that the shop sells, and those that it does not sell any more. Indexes have the same conditions. */
export const productStates = {
  active: raw("p.archived_at is null"),
  archived: raw("p.archived_at is not null"),
};

export type ProductState = keyof typeof productStates;

export const conditionsOf = (
  { categories = [], minPrice, maxPrice, newSince }: ProductSelection,
  inState: ProductState = "active",
): Conditions => {
  const state = productStates[inState];
  const bounds = [
    ...(minPrice === undefined ? [] : [{ name: "min", condition: sql`p.price >= ${minPrice}` }]),
    ...(maxPrice === undefined ? [] : [{ name: "max", condition: sql`p.price <= ${maxPrice}` }]),
    ...(newSince ? [{ name: "new", condition: sql`p.created_at >= ${newSince}` }] : []),
  ];
  const bounded = join([state, ...bounds.map(({ condition }) => condition)], " and ");
  const [category, ...others] = categories;
  const hasSeveral = others.length > 0;
  const inCategory = hasSeveral
    ? sql` and p.category = any(${categories}::text[])`
    : category === undefined
      ? empty
      : sql` and p.category = ${category}`;
  const categoryName = hasSeveral ? ["categories"] : category === undefined ? [] : ["category"];
  return {
    state,
    all: sql`${bounded}${inCategory}`,
    perCategory: hasSeveral ? { conditions: bounded, categories } : undefined,
    name: [
      ...(inState === "active" ? [] : [inState]),
      ...bounds.map(({ name }) => name),
      ...categoryName,
    ].join("-"),
    hasBounds: bounds.length > 0,
    minPrice,
    maxPrice,
  };
};

/** The order of a list: by a column, then by id. */
export type ListOrder = { column: string; direction: "asc" | "desc" };

/** `p.column, p.id` in the direction of the order. */
export const orderBy = ({ column, direction }: ListOrder): Sql =>
  raw(`order by p.${column} ${direction}, p.id ${direction}`);

/**
 * The first products of a list in its order: their ids and the column of the order as `key`. With several categories the
 * first products of each one are read, because an index has this order within a category.
 */
export const firstProducts = (
  { all, perCategory }: Conditions,
  order: ListOrder,
  { and = empty, columns = "", limit }: { and?: Sql; columns?: string; limit: Sql },
): Sql => {
  const first = (where: Sql): Sql =>
    sql`select p.id, p.${raw(order.column)} as key${raw(columns)} from products p where ${where}${and}
      ${orderBy(order)} limit ${limit}`;
  if (!perCategory) return first(all);
  const { conditions, categories } = perCategory;
  const direction = raw(order.direction);
  return sql`select l.* from unnest(${categories}::text[]) as chosen(category)
    cross join lateral (${first(sql`${conditions} and p.category = chosen.category`)}) l
    order by l.key ${direction}, l.id ${direction} limit ${limit}`;
};
