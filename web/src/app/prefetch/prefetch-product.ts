import type { ApolloClient } from "@apollo/client";
import { ProductPageDocument, type ProductPageQuery } from "../../graphql/generated.ts";
import { firstPicture, productPreload } from "../../routes/product.preload.ts";
import { loadPicture } from "./load-picture.ts";

/**
 * Loads the product of the page at this URL and its first picture. Similar products are further down the page and wait for
 * the press.
 */
export const prefetchProduct = async (
  client: ApolloClient,
  { pathname, searchParams }: URL,
): Promise<void> => {
  const { queries } = productPreload({ pathname, parameters: searchParams }) ?? {};
  const query = queries?.find(({ document }) => document === ProductPageDocument);
  if (!query) return;
  const { data } = await client.query<ProductPageQuery>({
    query: query.document,
    variables: query.variables,
  });
  const picture = data && firstPicture(data.product, searchParams);
  if (picture) loadPicture(picture);
};
