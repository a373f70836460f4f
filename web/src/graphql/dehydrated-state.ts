import type { NormalizedCacheObject } from "@apollo/client";

/** Whether the page came over the network just now: an old one from the browser's own cache has old answers in it. */
const isFreshPage = (): boolean => {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation === undefined || navigation.transferSize > 0;
};

/**
 * What the server already answered to the page's first questions, in the form of the client's cache; nothing when the
 * page came without. It holds only what is the same for everybody.
 */
export const readDehydratedState = (): NormalizedCacheObject => {
  const text = document.getElementById("first-answers")?.textContent;
  if (!text || !isFreshPage()) return {};
  return JSON.parse(text) as NormalizedCacheObject;
};
