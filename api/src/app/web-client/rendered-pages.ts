import { LRUCache } from "lru-cache";
import { tagsOfResults } from "../../features/shop/edge-tags.rules.ts";
import type { TaggedPage } from "./client-files.ts";
import type { QueryResult, ServerEntry } from "./server-entry.ts";

/** The cache's limit, in characters. */
const maxCacheCharacters = 20_000_000;

type CachedPage = { serializedResults: string; page: TaggedPage };

const sizeOf = ({ serializedResults, page }: CachedPage): number =>
  serializedResults.length + page.dehydratedState.length;

/**
 * Dehydrates pages with a cache. Equal results for one URL always make the same page, so the last page of each URL is
 * reused while its results are equal. A page is never older than its results.
 */
export const cachedDehydrate = (serverEntry: ServerEntry) => {
  const cache = new LRUCache<string, CachedPage>({ maxSize: maxCacheCharacters, sizeCalculation: sizeOf });

  return (address: URL, results: readonly QueryResult[]): TaggedPage => {
    const serializedResults = JSON.stringify(results);
    const cachedPage = cache.get(address.href);
    if (cachedPage?.serializedResults === serializedResults) return cachedPage.page;
    const page = { ...serverEntry.dehydrate(address, results), edgeTags: tagsOfResults(results) };
    cache.set(address.href, { serializedResults, page });
    return page;
  };
};
