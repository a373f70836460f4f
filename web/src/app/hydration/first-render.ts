import { loadPages } from "../lazy-page.ts";

/** Whether this history entry has a navigation state: its first rendering is another one than the server's. */
const hasNavigationState = (): boolean => Boolean((window.history.state as { usr?: unknown } | null)?.usr);

/** Whether the history has moved to another URL since the page was requested. The server has rendered the requested one. */
const hasOtherUrl = (): boolean => {
  const [navigation] = performance.getEntriesByType("navigation");
  if (!navigation) return false;
  const { pathname, search } = new URL(navigation.name);
  return pathname !== location.pathname || search !== location.search;
};

/**
 * Whether `#root` has the server's rendering of this page, so that the client can hydrate it. Otherwise the client renders the
 * page anew.
 */
export const canHydrate = (root: HTMLElement): boolean =>
  root.firstElementChild !== null &&
  document.getElementById("dehydrated-state") !== null &&
  !hasNavigationState() &&
  !hasOtherUrl();

/**
 * Loads the code of the pages that the server has rendered, so that the first rendering waits for nothing. After a failure
 * the rendering itself loads it again and shows the error.
 */
export const loadRenderedPages = async (root: HTMLElement): Promise<void> => {
  const names = root.dataset["pages"]?.split(" ") ?? [];
  await loadPages(names).catch((error: unknown) => console.warn("A page could not be loaded.", error));
};
