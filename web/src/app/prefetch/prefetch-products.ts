import type { ApolloClient } from "@apollo/client";
import { ProductPageDocument } from "../../graphql/generated.ts";
import { productPreload } from "../../routes/product.preload.ts";
import type { ReadResult } from "../../routes/preloaded-page.ts";
import type { Connection } from "../connection/connection.ts";
import { onLinkIntent } from "./link-intent.ts";
import { loadPicture } from "./load-picture.ts";
import { savesData } from "./saves-data.ts";

/** Loads the code, the product and the first picture of the product page at this URL. */
const prefetchProduct = async (client: ApolloClient, { pathname, searchParams }: URL): Promise<void> => {
  const page = productPreload({ pathname, parameters: searchParams });
  const product = page?.queries.find(({ document }) => document === ProductPageDocument);
  if (!page || !product) return;
  const [{ data }] = await Promise.all([
    client.query({ query: product.document, variables: product.variables }),
    import("../../routes/product.page.tsx"),
  ]);
  const { picture } = page.head((() => data) as unknown as ReadResult);
  if (picture) loadPicture(picture);
};

/**
 * Prefetches the product of a link that the shopper is about to press, once for each product. Similar products are further
 * down the page and wait for the press.
 */
export const prefetchProducts = (client: ApolloClient, connection: Connection): void => {
  const prefetchedPaths = new Set<string>();
  onLinkIntent((link) => {
    const url = new URL(link.href);
    const isOtherProduct =
      url.origin === location.origin &&
      url.pathname.startsWith("/product/") &&
      url.pathname !== location.pathname;
    if (!isOtherProduct || prefetchedPaths.has(url.pathname) || savesData() || connection.isDown) return;
    prefetchedPaths.add(url.pathname);
    // The page sends the query itself, and shows its failure.
    prefetchProduct(client, url).catch(() => prefetchedPaths.delete(url.pathname));
  });
};
