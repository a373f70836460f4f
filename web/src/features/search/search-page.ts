import {
  productFilterOf,
  readShopQuery,
  sorts,
  writeShopQuery,
  type ShopQuery,
  type SortChoice,
} from "./shop-query.ts";
import type { SearchPageQueryVariables } from "../../graphql/generated.ts";
import { searchTextIn } from "./text-in-url.ts";

const PAGE_SIZE = 24;

const bestMatch: SortChoice = { value: "RELEVANCE", inUrl: "relevance", label: "Best Match" };

/** The sort orders of a search; the first is the default. */
export const searchSorts: readonly SortChoice[] = [bestMatch, ...sorts];

/** The URL of the search page as a query: the term is its text, and the filters are those of the shop. */
export const readSearchQuery = (parameters: URLSearchParams): ShopQuery => ({
  ...readShopQuery(parameters),
  collection: "",
  text: searchTextIn(parameters, "term"),
  sort: (sorts.find(({ inUrl }) => inUrl === parameters.get("sort")) ?? bestMatch).value,
});

/** The URL parameters of a search. */
export const writeSearchQuery = (query: ShopQuery): URLSearchParams => {
  const filters = writeShopQuery({ ...query, text: "" });
  // The default of the shop is a variant here.
  if (query.sort === "NEWEST") filters.set("sort", "newest");
  return new URLSearchParams([["term", query.text], ...filters]);
};

/** Variables of the search page's query. */
export const searchVariables = (query: ShopQuery): SearchPageQueryVariables => ({
  first: PAGE_SIZE,
  filter: productFilterOf(query),
  ...(query.sort !== bestMatch.value && { sort: query.sort }),
  ...(query.after && { after: query.after }),
});

export const searchTitle = (term: string): string => (term ? `Search Results for ${term}` : "Search");
