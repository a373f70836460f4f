import type { ApolloClient } from "@apollo/client";
import type { Connection } from "../connection/connection.ts";
import { onLinkIntent } from "./link-intent.ts";
import { savesData } from "./saves-data.ts";

const prefetch = async (client: ApolloClient, url: URL): Promise<void> => {
  await Promise.all([
    import("../../routes/product.page.tsx"),
    import("./prefetch-product.ts").then(({ prefetchProduct }) => prefetchProduct(client, url)),
  ]);
};

/** Prefetches code, product and first picture of a product link that the shopper is about to press, once for each product. */
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
    prefetch(client, url).catch(() => prefetchedPaths.delete(url.pathname));
  });
};
