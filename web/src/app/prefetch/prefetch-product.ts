import type { ApolloClient } from "@apollo/client";
import { ProductPageDocument, type ProductPageQuery } from "../../graphql/generated.ts";
import { firstPicture, productPreload } from "../../routes/product.preload.ts";
import { loadPicture, loadPictureOfCard } from "./load-picture.ts";

/**
 * Loads the product of the page at this link's URL and its first picture. Similar products are further down the page and wait
 * for the press.
 */
export const prefetchProduct = async (client: ApolloClient, link: HTMLAnchorElement): Promise<void> => {
  const { pathname, search, searchParams } = new URL(link.href);
  const { queries } = productPreload({ pathname, parameters: searchParams }) ?? {};
  const query = queries?.find(({ document }) => document === ProductPageDocument);
  if (!query) return;
  // A card shows the first colour.
  if (!search) loadPictureOfCard(link);
  const { data } = await client.query<ProductPageQuery>({
    query: query.document,
    variables: query.variables,
  });
  const picture = data && firstPicture(data.product, searchParams);
  if (picture) loadPicture(picture);
};
