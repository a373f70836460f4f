import { readChoice, writeChoice } from "../features/catalogue/choice-in-url.ts";
import { picturesOf } from "../features/catalogue/gallery.tsx";
import { categoryLabels, shopFilterOf } from "../features/catalogue/category-labels.ts";
import { pictureSizes } from "../features/catalogue/picture-sizes.ts";
import { breadcrumbs, productStructuredData } from "../features/catalogue/product-structured-data.ts";
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
  const [file] = picturesOf(product.pictures, readChoice(product, parameters).color);
  return file && { file, sizes: pictureSizes.gallery };
};

/** The product of the URL, with the picture in the colour of the URL, and similar products. */
export const productPreload: PagePreload = ({ pathname, parameters }) => {
  const [, encodedId] = pathname.match(/^\/product\/([^/]+)$/) ?? [];
  if (encodedId === undefined) return undefined;
  const id = decodeURIComponent(encodedId);
  return {
    queries: [typedQuery(ProductPageDocument, { id }), typedQuery(SimilarProductsDocument, { id })],
    markupQueries: [typedQuery(NewestReviewsDocument, { id })],
    parameters: (read) => {
      const product = read(ProductPageDocument)?.product;
      return product
        ? writeChoice(product, readChoice(product, parameters))
        : namedParameters(parameters, ["color", "size"]);
    },
    head: (read, absolute) => {
      const product = read(ProductPageDocument)?.product;
      if (!product) return {};
      return {
        title: product.title,
        description: product.description,
        picture: firstPicture(product, parameters),
        canonicalPath: paths.product(product.id),
        price: product.price,
        structuredData: [
          productStructuredData(product, read(NewestReviewsDocument)?.product.reviews.edges ?? [], absolute),
          breadcrumbs(
            [
              { name: "Home", path: paths.home() },
              { name: "Shop", path: paths.shop() },
              { name: categoryLabels[product.category], path: paths.shop(shopFilterOf(product.category)) },
              { name: product.title, path: paths.product(product.id) },
            ],
            absolute,
          ),
        ],
      };
    },
  };
};
