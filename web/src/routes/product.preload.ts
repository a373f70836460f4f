import { readChoice } from "../features/catalogue/choice-in-url.ts";
import { picturesOf } from "../features/catalogue/gallery.tsx";
import { pictureSizes } from "../features/catalogue/picture-sizes.ts";
import { ask } from "../graphql/ask.ts";
import { ProductPageDocument, SimilarProductsDocument } from "../graphql/generated.ts";
import type { FirstPageOf } from "./preloaded-page.ts";

/** The product of the URL in the colour of the URL, and what is like it. */
export const productFirst: FirstPageOf = ({ pathname, parameters }) => {
  const [, written] = pathname.match(/^\/product\/([^/]+)$/) ?? [];
  if (written === undefined) return undefined;
  const id = decodeURIComponent(written);
  return {
    asks: [ask(ProductPageDocument, { id }), ask(SimilarProductsDocument, { id })],
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
