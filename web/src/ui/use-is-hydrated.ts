import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/**
 * False in the rendering on a server and in its hydration, then true. For a part that only works in a browser, such as one with
 * inline styles, which the content security policy blocks in a page's HTML.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
