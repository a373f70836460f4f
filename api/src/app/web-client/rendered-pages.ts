import { LRUCache } from "lru-cache";
import type { QueryResult, RenderedPage, ServerEntry } from "./server-entry.ts";

/** The cache's limit, in characters. */
const maxCacheCharacters = 40_000_000;

type CachedPage = { serializedResults: string; page: RenderedPage };

const sizeOf = ({ serializedResults, page }: CachedPage): number =>
  serializedResults.length + page.dehydratedState.length + (page.markup?.html.length ?? 0);

/**
 * Renders pages with a cache. Equal results for one URL always make the same page, so the last page of each URL is
 * reused while its results are equal. A page is never older than its results.
 */
export const cachedRenderPage = (serverEntry: ServerEntry) => {
  const cache = new LRUCache<string, CachedPage>({ maxSize: maxCacheCharacters, sizeCalculation: sizeOf });

  return (address: URL, results: readonly QueryResult[]): RenderedPage => {
    const serializedResults = JSON.stringify(results);
    // The page without results stands in for a slow one, and must not replace it.
    const key = `${results.length} ${address.href}`;
    const cachedPage = cache.get(key);
    if (cachedPage?.serializedResults === serializedResults) return cachedPage.page;
    const page = serverEntry.renderPage(address, results);
    // A page that could not be rendered is tried again.
    if (page.markup) cache.set(key, { serializedResults, page });
    return page;
  };
};
