import { productFilterOf, readShopQuery, writeShopQuery, type ShopQuery } from "./shop-query.ts";
import type { SearchPageQueryVariables } from "../../graphql/generated.ts";
import { searchTextIn } from "./text-in-url.ts";

const PAGE_SIZE = 24;

/** The URL of the search page as a query: the term is its text, and the filters are those of the shop. */
export const readSearchQuery = (parameters: URLSearchParams): ShopQuery => ({
  ...readShopQuery(parameters),
  text: searchTextIn(parameters, "term"),
});

/** The URL parameters of a search. */
export const writeSearchQuery = (query: ShopQuery): URLSearchParams => {
  const filters = writeShopQuery({ ...query, text: "" });
  return new URLSearchParams([["term", query.text], ...filters]);
};

/** Variables of the search page's query. */
export const searchVariables = (query: ShopQuery): SearchPageQueryVariables => ({
  first: PAGE_SIZE,
  filter: productFilterOf(query),
  ...(query.after && { after: query.after }),
});

export const searchTitle = (term: string): string => (term ? `Search Results for ${term}` : "Search");
