import { pictureSizes } from "../features/catalogue/picture-sizes.ts";
import { typedQuery } from "../graphql/typed-query.ts";
import { SearchPageDocument } from "../graphql/generated.ts";
import type { PagePreload } from "./preloaded-page.ts";
import {
  readSearchQuery,
  searchTitle,
  searchVariables,
  writeSearchQuery,
} from "../features/search/search-page.ts";

/** The first matches of the term in the URL. Search engines leave results out: there is one page for each term. */
export const searchPreload: PagePreload = ({ pathname, parameters }) => {
  if (pathname !== "/search") return undefined;
  const query = readSearchQuery(parameters);
  const term = query.text;
  return {
    queries: term ? [typedQuery(SearchPageDocument, searchVariables(query))] : [],
    parameters: () => writeSearchQuery(query),
    head: (read) => {
      const first = read(SearchPageDocument)?.products.edges[0];
      const file = first?.matchingPicture ?? first?.node.coverPictures[0];
      return {
        title: searchTitle(term),
        description: term
          ? `What the shop has for "${term}".`
          : "Search dresses, co-ords, office wear and accessories.",
        picture: file && { file, sizes: pictureSizes.cardBesideSidebar },
      };
    },
  };
};
