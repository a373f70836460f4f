import type { NormalizedCacheObject } from "@apollo/client";

/** False for a page from the browser's own cache: its data is as old as the page. */
export const isFreshPage = (): boolean => {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation === undefined || navigation.transferSize > 0;
};

/**
 * The cached results of the page's preloaded queries, which the server wrote into the page; empty if missing. They hold
 * only data that is the same for everyone.
 */
export const readDehydratedState = (): NormalizedCacheObject => {
  const text = document.getElementById("dehydrated-state")?.textContent;
  return text ? (JSON.parse(text) as NormalizedCacheObject) : {};
};
