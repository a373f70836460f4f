import type { ApolloClient } from "@apollo/client";
import type { Connection } from "../connection/connection.ts";
import { whenIdle } from "../../ui/when-idle.ts";
import { loadPages } from "../lazy-page.ts";
import { onLinkIntent } from "./link-intent.ts";
import { savesData } from "./saves-data.ts";

/** Milliseconds after which the code is loaded although the browser is not idle. */
const MAX_IDLE_WAIT_MS = 3000;

const loadPrefetch = () => import("./prefetch-product.ts");

const prefetch = async (client: ApolloClient, link: HTMLAnchorElement): Promise<void> => {
  await Promise.all([
    loadPages(["ProductPage"]),
    loadPrefetch().then(({ prefetchProduct }) => prefetchProduct(client, link)),
  ]);
};

/**
 * Loads the code that a product page needs, if this page has a link to one: a touch comes less than 100 ms before its press. A
 * failure is repeated by the press.
 */
const loadCodeWhenIdle = (connection: Connection): void => {
  if (!document.querySelector('main a[href^="/product/"]')) return;
  whenIdle(() => {
    if (savesData() || connection.isDown) return;
    Promise.all([loadPages(["ProductPage"]), loadPrefetch()]).catch(() => undefined);
  }, MAX_IDLE_WAIT_MS);
};

/**
 * Prefetches code, product and first picture of a product link that the shopper is about to press, once for each product. The
 * code is loaded before that, when the browser is idle.
 */
export const prefetchProducts = (client: ApolloClient, connection: Connection): void => {
  loadCodeWhenIdle(connection);
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
    prefetch(client, link).catch(() => prefetchedPaths.delete(url.pathname));
  });
};
