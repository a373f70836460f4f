import { readVariant, writeVariant } from "../features/catalogue/variant-in-url.ts";
import { picturesOf } from "../features/catalogue/gallery.tsx";
import { categoryLabels, shopFilterOf } from "../features/catalogue/category-labels.ts";
import { pictureSizes } from "../features/catalogue/picture-sizes.ts";
import {
  breadcrumbs,
  productStructuredData,
  variantStructuredData,
  videoStructuredData,
} from "../features/catalogue/product-structured-data.ts";
import { typedQuery } from "../graphql/typed-query.ts";
import type { ProductPageQuery } from "../graphql/generated.ts";
import { ProductPageDocument, NewestReviewsDocument, SimilarProductsDocument } from "../graphql/generated.ts";
import { paths } from "../paths.ts";
import type { PagePreload } from "./preloaded-page.ts";

/** The first value of each of these parameters. */
const namedParameters = (parameters: URLSearchParams, names: readonly string[]): URLSearchParams =>
  new URLSearchParams(
    names.flatMap((name) => {
      const value = parameters.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

/** The first picture of a product, in the colour of the URL. */
export const firstPicture = (product: ProductPageQuery["product"], parameters: URLSearchParams) => {
  const [file] = picturesOf(product.pictures, readVariant(product, parameters).color);
  return file && { file, sizes: pictureSizes.gallery };
};

/** The product of the URL, with the picture in the colour of the URL, and similar products. */
export const productPreload: PagePreload = ({ pathname, parameters }) => {
  const [, encodedId] = pathname.match(/^\/product\/([^/]+)(?:\/[^/]+)?$/) ?? [];
  if (encodedId === undefined) return undefined;
  const id = decodeURIComponent(encodedId);
  return {
    queries: [typedQuery(ProductPageDocument, { id }), typedQuery(SimilarProductsDocument, { id })],
    markupQueries: [typedQuery(NewestReviewsDocument, { id })],
    parameters: (read) => {
      const product = read(ProductPageDocument)?.product;
      return product
        ? writeVariant(product, readVariant(product, parameters))
        : namedParameters(parameters, ["color", "size"]);
    },
    slugPath: (read) => {
      const product = read(ProductPageDocument)?.product;
      return product && paths.product(product);
    },
    head: (read, absolute) => {
      const product = read(ProductPageDocument)?.product;
      if (!product) return {};
      const serverOnly = read(NewestReviewsDocument)?.product;
      return {
        title: product.seoTitle ?? product.title,
        description: serverOnly?.seoDescription ?? product.description,
        picture: firstPicture(product, parameters),
        canonicalPath: paths.product(product),
        price: product.price,
        structuredData: [
          productStructuredData(
            product,
            { reviews: serverOnly?.reviews.edges ?? [], variants: serverOnly?.variants ?? [] },
            absolute,
          ),
          ...variantStructuredData(product, serverOnly?.variants ?? [], absolute),
          ...videoStructuredData(product, absolute),
          breadcrumbs(
            [
              { name: "Home", path: paths.home() },
              { name: "Shop", path: paths.shop() },
              { name: categoryLabels[product.category], path: paths.shop(shopFilterOf(product.category)) },
              { name: product.title, path: paths.product(product) },
            ],
            absolute,
          ),
        ],
      };
    },
  };
};
