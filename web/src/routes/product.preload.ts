import { readChoice } from "../features/catalogue/choice-in-url.ts";
import { picturesOf } from "../features/catalogue/gallery.tsx";
import { pictureSizes } from "../features/catalogue/picture-sizes.ts";
import { typedQuery } from "../graphql/typed-query.ts";
import { ProductPageDocument, NewestReviewsDocument, SimilarProductsDocument } from "../graphql/generated.ts";
import type { PagePreload } from "./preloaded-page.ts";

/** The product of the URL, with the picture in the colour of the URL, and similar products. */
export const productPreload: PagePreload = ({ pathname, parameters }) => {
  const [, encodedId] = pathname.match(/^\/product\/([^/]+)$/) ?? [];
  if (encodedId === undefined) return undefined;
  const id = decodeURIComponent(encodedId);
  return {
    queries: [typedQuery(ProductPageDocument, { id }), typedQuery(SimilarProductsDocument, { id })],
    markupQueries: [typedQuery(NewestReviewsDocument, { id })],
    head: (read) => {
      const product = read(ProductPageDocument)?.product;
      if (!product) return {};
      const [file] = picturesOf(product.pictures, readChoice(product, parameters).color);
      return {
        title: product.title,
        description: product.description,
        picture: file && { file, sizes: pictureSizes.gallery },
        isShared: true,
      };
    },
  };
};
