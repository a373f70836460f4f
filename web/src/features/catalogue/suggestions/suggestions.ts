import type { SearchSuggestionsQuery } from "../../../graphql/generated.ts";
import { paths } from "../../../paths.ts";

type Found = SearchSuggestionsQuery["searchSuggestions"];

/** One line of the list below the search box: a term to search for, or a product to go to. */
export type Suggestion =
  | { kind: "term"; to: string; words: string }
  | { kind: "product"; to: string; product: Found["products"][number] };

/** Terms first, then products, in the server's order. The very words that she has typed are no suggestion. */
export const suggestionsOf = ({ terms, products }: Found, typed: string): Suggestion[] => [
  ...terms
    .filter((words) => words.toLowerCase() !== typed.toLowerCase())
    .map((words): Suggestion => ({ kind: "term", to: paths.search(words), words })),
  ...products.map((product): Suggestion => ({ kind: "product", to: paths.product(product.id), product })),
];

/** Which line an arrow key leads to; -1 is the box itself, above the first and below the last line. Null for other keys. */
export const nextLine = (line: number, key: string, count: number): number | null => {
  const step = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
  if (step === 0) return null;
  const places = count + 1;
  return ((line + 1 + step + places) % places) - 1;
};
