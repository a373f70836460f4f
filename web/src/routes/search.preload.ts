import { pictureSizes } from "../features/catalogue/picture-sizes.ts";
import { ask } from "../graphql/ask.ts";
import { SearchPageDocument } from "../graphql/generated.ts";
import type { FirstPageOf } from "./preloaded-page.ts";
import { searchTitle, searchVariables, termOf } from "../features/catalogue/search-page.ts";

/** The first finds of the term in the URL. */
export const searchFirst: FirstPageOf = ({ pathname, parameters }) => {
  if (pathname !== "/search") return undefined;
  const term = termOf(parameters);
  return {
    asks: term ? [ask(SearchPageDocument, searchVariables(term))] : [],
    head: (read) => {
      const file = read(SearchPageDocument)?.products.edges[0]?.node.coverPictures[0];
      return { title: searchTitle(term), picture: file && { file, sizes: pictureSizes.card } };
    },
  };
};
