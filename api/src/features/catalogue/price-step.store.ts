import sql, { empty, type Sql } from "sql-template-tag";
import { exactPriceStep, maxPriceSteps } from "./price-step.rules.ts";
import type { Conditions } from "./product-condition.store.ts";

/**
 * ` && query` for the index over all words: the price steps of a narrow range. So the index leaves out the other prices,
 * and no row of them is read. Empty without both limits, and for a wide range.
 */
export const andPriceSteps = ({ minPrice, maxPrice }: Conditions): Sql =>
  minPrice && maxPrice && exactPriceStep(maxPrice) - exactPriceStep(minPrice) <= maxPriceSteps
    ? sql` && (select string_agg(quote_literal('price/' || step), ' | ')::tsquery
        from generate_series(price_step(${minPrice}), price_step(${maxPrice})) step)`
    : empty;
