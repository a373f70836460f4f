import type { ProductSelection } from "./product-list.rules.ts";

/** What narrows a list besides its text: SQL over a product `p`, with the places of its values. */
export type Conditions = {
  sql: string;
  /** The same without its categories, and the place of their list: where there are several. */
  severally: { sql: string; categories: string } | undefined;
  values: unknown[];
  /** Tells lists of other conditions apart, whatever their values. */
  name: string;
  /** Whether it depends on a value how many products are left: such a statement is planned with its values. */
  hasBounds: boolean;
  /** The places of the least and the greatest price, where there are such. */
  prices: { least: string | undefined; greatest: string | undefined };
};

/** The conditions of a selection, their values standing at $1 and so on, or from a later place. */
export const conditionsOf = (selection: ProductSelection, firstPlace = 1): Conditions => {
  const { categories = [], minPrice, maxPrice, newSince } = selection;
  const sql = ["p.archived_at is null"];
  const values: unknown[] = [];
  const names: string[] = [];
  const add = (name: string, value: unknown, text: (place: string) => string): string => {
    const place = `$${firstPlace + values.length}`;
    sql.push(text(place));
    values.push(value);
    names.push(name);
    return place;
  };
  const least = minPrice === undefined ? undefined : add("min", minPrice, (value) => `p.price >= ${value}`);
  const greatest =
    maxPrice === undefined ? undefined : add("max", maxPrice, (value) => `p.price <= ${value}`);
  if (newSince) add("new", newSince, (value) => `p.created_at >= ${value}`);
  const hasBounds = names.length > 0;
  const [category, ...others] = categories;
  const severally =
    others.length > 0
      ? { sql: sql.join(" and "), categories: `$${firstPlace + values.length}::text[]` }
      : undefined;
  if (severally) add("categories", categories, (value) => `p.category = any(${value}::text[])`);
  else if (category) add("category", category, (value) => `p.category = ${value}`);
  const prices = { least, greatest };
  return { sql: sql.join(" and "), severally, values, name: names.join("-"), hasBounds, prices };
};

/** In which order products are listed: by a column, and among equals by id. */
export type ListOrder = { column: string; direction: "asc" | "desc" };

/**
 * The first products of a list, in its order: their ids and the key that they are ordered by. Of several categories
 * each one's first are read, since every category is in this order in an index of its own.
 */
export const firstOf = (
  { sql, severally }: Conditions,
  { column, direction }: ListOrder,
  { also = "", more = "", limit }: { also?: string; more?: string; limit: string },
): string => {
  const first = (where: string): string =>
    `select p.id, p.${column} as key${more} from products p where ${where}${also}
      order by p.${column} ${direction}, p.id ${direction} limit ${limit}`;
  if (!severally) return first(sql);
  return `select l.* from unnest(${severally.categories}) as chosen(category)
    cross join lateral (${first(`${severally.sql} and p.category = chosen.category`)}) l
    order by l.key ${direction}, l.id ${direction} limit ${limit}`;
};
