import sql, { empty, type Sql } from "sql-template-tag";
import type { Conditions } from "./product-condition.store.ts";

/** Price steps in one query of the word index: more of them cost more than the rows that they leave out. */
const maxSteps = 8;

/** Price steps between a price and its double (`price_step` of migration 12). */
const stepsPerDouble = 16;

const stepsBetween = (minPrice: number, maxPrice: number): number =>
  stepsPerDouble * Math.log2(maxPrice / minPrice);

/**
 * ` && query` for the index over all words: the price steps of a narrow range. So the index leaves out the other prices,
 * and no row of them is read. Empty without both limits, and for a wide range.
 */
export const andPriceSteps = ({ minPrice, maxPrice }: Conditions): Sql =>
  minPrice && maxPrice && stepsBetween(minPrice, maxPrice) <= maxSteps
    ? sql` && (select string_agg(quote_literal('price/' || step), ' | ')::tsquery
        from generate_series(price_step(${minPrice}), price_step(${maxPrice})) step)`
    : empty;
