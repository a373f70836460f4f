import type { ProductSelection } from "./product-list.rules.ts";

/** What narrows a list besides its text: SQL over a product `p`, with the places of its values. */
export type Conditions = {
  sql: string;
  values: unknown[];
  /** Tells lists of other conditions apart, whatever their values. */
  name: string;
  /** Whether it depends on a value how many products are left: such a statement is planned with its values. */
  hasBounds: boolean;
};

/** The conditions of a selection, their values standing at $1 and so on, or from a later place. */
export const conditionsOf = (selection: ProductSelection, firstPlace = 1): Conditions => {
  const { categories, minPrice, maxPrice, newSince } = selection;
  const sql = ["p.archived_at is null"];
  const values: unknown[] = [];
  const names: string[] = [];
  const add = (name: string, value: unknown, text: (place: string) => string): void => {
    sql.push(text(`$${firstPlace + values.length}`));
    values.push(value);
    names.push(name);
  };
  if (categories?.length === 1) add("category", categories[0], (value) => `p.category = ${value}`);
  else if (categories) add("categories", categories, (value) => `p.category = any(${value}::text[])`);
  if (minPrice !== undefined) add("min", minPrice, (value) => `p.price >= ${value}`);
  if (maxPrice !== undefined) add("max", maxPrice, (value) => `p.price <= ${value}`);
  if (newSince) add("new", newSince, (value) => `p.created_at >= ${value}`);
  const hasBounds = minPrice !== undefined || maxPrice !== undefined || newSince !== undefined;
  return { sql: sql.join(" and "), values, name: names.join("-"), hasBounds };
};
