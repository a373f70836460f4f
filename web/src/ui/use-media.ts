import { useCallback, useSyncExternalStore } from "react";

/** The last result of each query on the screen. */
const onScreen = new Map<string, boolean>();

/**
 * Whether a query matches on the screen. A browser that prints lays the page out in the width of a sheet and tells its scripts; a
 * page that is rendered again by then loses rows, since its sheets are counted. So a printed page is the one of the screen.
 */
export const matchesOnScreen = (query: string): boolean => {
  const printed = window.matchMedia("print").matches ? onScreen.get(query) : undefined;
  const matches = printed ?? window.matchMedia(query).matches;
  onScreen.set(query, matches);
  return matches;
};

/** Whether a CSS media query matches now; false on a server. Prefer CSS: this is for what CSS cannot do. */
export const useMedia = (query: string) => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchesOnScreen(query),
    () => false,
  );
};
