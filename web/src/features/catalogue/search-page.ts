import { MAX_SEARCH_LENGTH } from "./shop-query.ts";
import type { SearchPageQueryVariables } from "../../graphql/generated.ts";

const PAGE_SIZE = 24;

/** What the URL of the search page looks for; an empty term is not searched for. */
export const termOf = (parameters: URLSearchParams): string =>
  (parameters.get("term") ?? "").trim().slice(0, MAX_SEARCH_LENGTH);

/** What the search page asks the server for. */
export const searchVariables = (term: string): SearchPageQueryVariables => ({ first: PAGE_SIZE, text: term });

export const searchTitle = (term: string): string => (term ? `Search Results for ${term}` : "Search");
