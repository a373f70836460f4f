import { useCallback, useSyncExternalStore } from "react";

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
    () => window.matchMedia(query).matches,
    () => false,
  );
};
