import sql, { raw, type Sql } from "sql-template-tag";
import type { FacetWords } from "../search-term.rules.ts";

const columns = {
  lowestPrice: "min(b.min_price)",
  highestPrice: "max(b.max_price)",
  firstTitle: "min(b.first_title)",
} as const;

/** Scalar queries: for each facet with a choice, a price or title that no product with one of its values is beyond. */
export const facetBounds = (facets: FacetWords, bound: keyof typeof columns): Sql[] =>
  facets.map(
    (words) =>
      sql`(select ${raw(columns[bound])} from facet_bounds b where b.facet = any(${[...words]}::text[]))`,
  );
