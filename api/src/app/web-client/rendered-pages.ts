import { LRUCache } from "lru-cache";
import type { ShopDetails } from "../../features/shop/shop-details.rules.ts";
import { tagsOfResults } from "../../features/shop/edge-tags.rules.ts";
import type { QueryResult, RenderedPage, ServerEntry, TaggedPage } from "./server-entry.ts";

/** The cache's limit, in characters. Pages have the rupee sign, so each character takes two bytes. */
const maxCacheCharacters = 12_000_000;

type CachedPage = { source: string; page: TaggedPage };

const sizeOf = ({ source, page }: CachedPage): number =>
  source.length + page.dehydratedState.length + (page.markup?.html.length ?? 0);

/** Names the tags of a complete page: found, rendered, and with the data of all its queries. */
const tagged = (page: RenderedPage, results: readonly QueryResult[]): TaggedPage => {
  const isComplete = page.isFound && page.markup && page.isComplete;
  return { ...page, edgeTags: isComplete ? tagsOfResults(results) : undefined };
};

/**
 * Renders pages with a cache. Equal results and details of the shop for one URL always make the same page, so the last page of each
 * URL is reused while they are equal. A page is never older than its results.
 */
export const cachedRenderPage = (
  serverEntry: Pick<ServerEntry, "renderPage">,
  shop: () => ShopDetails | undefined = () => undefined,
) => {
  const cache = new LRUCache<string, CachedPage>({ maxSize: maxCacheCharacters, sizeCalculation: sizeOf });

  /** `undefined` if the page is not kept and `mayRender` returns false. */
  return (
    address: URL,
    results: readonly QueryResult[],
    mayRender: () => boolean = () => true,
  ): TaggedPage | undefined => {
    const details = shop();
    const source = JSON.stringify([results, details]);
    // The page without results stands in for a slow one, and must not replace it.
    const key = `${results.length} ${address.href}`;
    const cachedPage = cache.get(key);
    if (cachedPage?.source === source) return cachedPage.page;
    if (!mayRender()) return undefined;
    const page = tagged(serverEntry.renderPage(address, results, details), results);
    // A page that could not be rendered is tried again.
    if (page.markup) cache.set(key, { source, page });
    return page;
  };
};
