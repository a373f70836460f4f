import { MAX_SEARCH_LENGTH } from "./shop-query.ts";
import type { SearchPageQueryVariables } from "../../graphql/generated.ts";

const PAGE_SIZE = 24;

/** The search term in the URL of the search page, trimmed and cut to the maximum length. Empty if missing. */
export const termOf = (parameters: URLSearchParams): string =>
  (parameters.get("term") ?? "").trim().slice(0, MAX_SEARCH_LENGTH);

/** Cursor of the product before the first one, in the links of pages without script; `null` for the start. */
export const cursorOf = (parameters: URLSearchParams): string | null => parameters.get("after") || null;

/** Variables of the search page's query. */
export const searchVariables = (term: string, after: string | null): SearchPageQueryVariables => ({
  first: PAGE_SIZE,
  text: term,
  ...(after && { after }),
});

export const searchTitle = (term: string): string => (term ? `Search Results for ${term}` : "Search");
