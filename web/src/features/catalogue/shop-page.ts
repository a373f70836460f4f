import { categoryLabels } from "./category-labels.ts";
import { productFilterOf, type ShopQuery } from "./shop-query.ts";
import type { ShopPageQueryVariables } from "../../graphql/generated.ts";

/** Products that one step of the list brings. */
export const PAGE_SIZE = 24;

/** After a reload so many pages are asked for at once (the server gives at most 100 entries). */
const MAX_PAGES_PER_REQUEST = 4;

/** What the shop page asks the server for. */
export const shopVariables = (query: ShopQuery): ShopPageQueryVariables => ({
  first: PAGE_SIZE * Math.min(query.pages, MAX_PAGES_PER_REQUEST),
  filter: productFilterOf(query),
  sort: query.sort,
});

/** One category is named; else it is the shop. */
export const shopTitle = ({ categories: [category, ...others] }: ShopQuery): string =>
  category && others.length === 0 ? categoryLabels[category] : "Shop";
