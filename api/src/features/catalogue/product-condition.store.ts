import sql, { empty, join, raw, type Sql } from "sql-template-tag";
import type { Paise } from "../../platform/money.ts";
import type { ProductSelection } from "./product-list.rules.ts";

/** The conditions of a list besides its search text, over a product `p`. */
export type Conditions = {
  all: Sql;
  /** Whether the product is in the shop or archived. */
  state: Sql;
  /** With several kinds or categories: the conditions without this column, and its values. */
  perValue: { conditions: Sql; column: "kind" | "category"; values: readonly string[] } | undefined;
  /** The form of the conditions without their values: a part of the name of a prepared statement. */
  name: string;
  /** The columns with a bound: its value decides how many products are left. */
  boundedColumns: readonly string[];
  minPrice: Paise | undefined;
  maxPrice: Paise | undefined;
};

/** Products that the shop sells, and those that it does not sell any more. Indexes have the same conditions. */
const productStates = {
  active: raw("p.archived_at is null"),
  archived: raw("p.archived_at is not null"),
};

export type ProductState = keyof typeof productStates;

/** The column has one of the values; no condition without values. */
const isAmong = (column: string, values: readonly string[]): Sql => {
  const [value, ...others] = values;
  if (value === undefined) return empty;
  return others.length > 0
    ? sql` and p.${raw(column)} = any(${values}::text[])`
    : sql` and p.${raw(column)} = ${value}`;
};

const nameOf = (one: string, several: string, values: readonly string[]): string[] =>
  values.length === 0 ? [] : [values.length === 1 ? one : several];

/**
 * The price under its upper bound, for a list that is walked in its own order. PostgreSQL expects that two unknown bounds of one
 * expression leave few rows, and would gather and sort these.
 */
export const priceOfWalk = "p.price + 0";

export const conditionsOf = (
  { categories = [], facets, minPrice, maxPrice, newSince }: ProductSelection,
  inState: ProductState = "active",
  upperPrice = "p.price",
): Conditions => {
  const state = productStates[inState];
  const bounds = [
    ...(minPrice === undefined
      ? []
      : [{ name: "min", column: "price", condition: sql`p.price >= ${minPrice}` }]),
    ...(maxPrice === undefined
      ? []
      : [{ name: "max", column: "price", condition: sql`${raw(upperPrice)} <= ${maxPrice}` }]),
    ...(newSince ? [{ name: "new", column: "created_at", condition: sql`p.created_at >= ${newSince}` }] : []),
  ];
  const bounded = join([state, ...bounds.map(({ condition }) => condition)], " and ");
  const kinds = facets?.kinds ?? [];
  const [inKind, inCategory] = [isAmong("kind", kinds), isAmong("category", categories)];
  const perKind = { conditions: sql`${bounded}${inCategory}`, column: "kind" as const, values: kinds };
  const perCategory = { conditions: bounded, column: "category" as const, values: categories };
  return {
    state,
    all: sql`${bounded}${inKind}${inCategory}`,
    perValue:
      kinds.length > 1 ? perKind : kinds.length === 0 && categories.length > 1 ? perCategory : undefined,
    name: [
      ...(inState === "active" ? [] : [inState]),
      ...bounds.map(({ name }) => name),
      ...nameOf("kind", "kinds", kinds),
      ...nameOf("category", "categories", categories),
    ].join("-"),
    boundedColumns: bounds.map(({ column }) => column),
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
 * The first products of a list in its order: their ids and the column of the order as `key`. With several kinds or
 * categories the first products of each one are read, because an index has this order within a kind and a category.
 */
export const firstProducts = (
  { all, perValue }: Conditions,
  order: ListOrder,
  { and = empty, columns = "", limit }: { and?: Sql; columns?: string; limit: Sql },
): Sql => {
  const first = (where: Sql): Sql =>
    sql`select p.id, p.${raw(order.column)} as key${raw(columns)} from products p where ${where}${and}
      ${orderBy(order)} limit ${limit}`;
  if (!perValue) return first(all);
  const { conditions, column, values } = perValue;
  const direction = raw(order.direction);
  return sql`select l.* from unnest(${values}::text[]) as chosen(value)
    cross join lateral (${first(sql`${conditions} and p.${raw(column)} = chosen.value`)}) l
    order by l.key ${direction}, l.id ${direction} limit ${limit}`;
};

/** The same rows: all products of the conditions are read, and sorted. `offset 0` stops the planner from walking the list. */
export const sortedProducts = (
  { all }: Conditions,
  order: ListOrder,
  { and, limit }: { and: Sql; limit: Sql },
): Sql => sql`select p.* from (
    select p.id, p.${raw(order.column)} as key from products p where ${all}${and} offset 0) p
  ${orderBy({ ...order, column: "key" })} limit ${limit}`;
