import type { SearchSuggestionsQuery } from "../../../graphql/generated.ts";
import { paths } from "../../../paths.ts";

type SearchSuggestions = SearchSuggestionsQuery["searchSuggestions"];

/** One option below the search box: a term to search for, or a product to open. */
export type Suggestion =
  | { kind: "term"; to: string; term: string }
  | { kind: "product"; to: string; product: SearchSuggestions["products"][number] };

/** Terms, then products, in the server's order. Without the typed term itself. */
export const suggestionsOf = ({ terms, products }: SearchSuggestions, typed: string): Suggestion[] => [
  ...terms
    .filter((term) => term.toLowerCase() !== typed.toLowerCase())
    .map((term): Suggestion => ({ kind: "term", to: paths.search(term), term })),
  ...products.map((product): Suggestion => ({ kind: "product", to: paths.product(product), product })),
];

/**
 * The index of the option that an arrow key highlights; `null` for other keys. -1 is the box, which is before the first
 * and after the last option.
 */
export const nextIndex = (index: number, key: string, count: number): number | null => {
  const step = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
  if (step === 0) return null;
  const positions = count + 1;
  return ((index + 1 + step + positions) % positions) - 1;
};
