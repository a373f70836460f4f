import type { ApolloClient } from "@apollo/client";
import { ProductPageDocument } from "../../graphql/generated.ts";
import type { ReadResult } from "../../routes/preloaded-page.ts";
import { productPreload } from "../../routes/product.preload.ts";
import { loadPicture } from "./load-picture.ts";

/**
 * Loads the product of the page at this URL and its first picture. Similar products are further down the page and wait for
 * the press.
 */
export const prefetchProduct = async (
  client: ApolloClient,
  { pathname, searchParams }: URL,
): Promise<void> => {
  const page = productPreload({ pathname, parameters: searchParams });
  const product = page?.queries.find(({ document }) => document === ProductPageDocument);
  if (!page || !product) return;
  const { data } = await client.query({ query: product.document, variables: product.variables });
  const { picture } = page.head((() => data) as unknown as ReadResult);
  if (picture) loadPicture(picture);
};
