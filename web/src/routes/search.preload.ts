import { pictureSizes } from "../features/catalogue/picture-sizes.ts";
import { typedQuery } from "../graphql/typed-query.ts";
import { SearchPageDocument } from "../graphql/generated.ts";
import type { PagePreload } from "./preloaded-page.ts";
import { cursorOf, searchTitle, searchVariables, termOf } from "../features/catalogue/search-page.ts";

/** The first matches of the term in the URL. Search engines leave results out: there is one page for each term. */
export const searchPreload: PagePreload = ({ pathname, parameters }) => {
  if (pathname !== "/search") return undefined;
  const term = termOf(parameters);
  return {
    queries: term ? [typedQuery(SearchPageDocument, searchVariables(term, cursorOf(parameters)))] : [],
    head: (read) => {
      const file = read(SearchPageDocument)?.products.edges[0]?.node.coverPictures[0];
      return {
        title: searchTitle(term),
        description: term
          ? `What the shop has for "${term}".`
          : "Search dresses, co-ords, office wear and accessories.",
        picture: file && { file, sizes: pictureSizes.card },
      };
    },
  };
};
