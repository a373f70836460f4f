import { categoryLabels } from "./category-labels.ts";
import { filterOf, type ShopQuery } from "./shop-query.ts";
import type { ShopPageQueryVariables } from "../../graphql/generated.ts";

/** Products that one step of the list brings. */
export const PAGE = 24;

/** After a reload so many pages are asked for at once (the server gives at most 100 entries). */
const MOST_PAGES_AT_ONCE = 4;

/** What the shop page asks the server for. */
export const shopVariables = (query: ShopQuery): ShopPageQueryVariables => ({
  first: PAGE * Math.min(query.pages, MOST_PAGES_AT_ONCE),
  filter: filterOf(query),
  sort: query.sort,
});

/** One category is named; else it is the shop. */
export const shopTitle = ({ categories: [only, ...others] }: ShopQuery): string =>
  only && others.length === 0 ? categoryLabels[only] : "Shop";
