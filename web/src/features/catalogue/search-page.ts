import { LONGEST_TEXT } from "./shop-query.ts";
import type { SearchPageQueryVariables } from "../../graphql/generated.ts";

const PAGE = 24;

/** What the URL of the search page looks for; an empty term is not searched for. */
export const termOf = (parameters: URLSearchParams): string =>
  (parameters.get("term") ?? "").trim().slice(0, LONGEST_TEXT);

/** What the search page asks the server for. */
export const searchVariables = (term: string): SearchPageQueryVariables => ({ first: PAGE, text: term });

export const searchTitle = (term: string): string => (term ? `Search Results for ${term}` : "Search");
