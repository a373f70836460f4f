import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { tabStorage, tabStorageClearCount } from "../ui/tab-storage.ts";

const STORAGE_KEY = "scroll";
/** How many frames to wait until a page that is still loading is high enough. */
const MAX_WAIT_FRAMES = 60;

const readPositions = (): Record<string, number> => {
  try {
    return JSON.parse(tabStorage.getItem(STORAGE_KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
};

/** Scrolls to `y` as soon as the page is high enough. Returns a cancel function. */
const scrollWhenPossible = (y: number) => {
  let frame = 0;
  let frameCount = 0;
  const attempt = () => {
    const isHighEnough = document.documentElement.scrollHeight - window.innerHeight >= y;
    if (isHighEnough || frameCount++ > MAX_WAIT_FRAMES) window.scrollTo(0, y);
    else frame = requestAnimationFrame(attempt);
  };
  attempt();
  return () => cancelAnimationFrame(frame);
};

/**
 * Back and forward restore the scroll position. A new page starts at its top. A change of the query keeps the position.
 */
export const ScrollRestoration = () => {
  const { key: entry, pathname, search } = useLocation();
  // The first history entry of every visit has the same key. Path and query tell a mailed link from the page that was open
  // before.
  const key = `${entry} ${pathname}${entry === "default" ? search : ""}`;
  const navigationType = useNavigationType();
  const lastPath = useRef(pathname);

  useEffect(() => {
    window.history.scrollRestoration = "manual";
  }, []);

  // A layout effect, because its cleanup runs before the next page's height changes the scroll position.
  useLayoutEffect(() => {
    let y = window.scrollY;
    const updatePosition = () => {
      y = window.scrollY;
    };
    const clearCountBefore = tabStorageClearCount();
    const savePosition = () => {
      // A logout clears the tab's storage; the page that it leaves is not saved again.
      if (tabStorageClearCount() !== clearCountBefore) return;
      tabStorage.setItem(STORAGE_KEY, JSON.stringify({ ...readPositions(), [key]: y }));
    };
    window.addEventListener("scroll", updatePosition, { passive: true });
    window.addEventListener("pagehide", savePosition);
    return () => {
      savePosition();
      window.removeEventListener("scroll", updatePosition);
      window.removeEventListener("pagehide", savePosition);
    };
  }, [key]);

  const isFirst = useRef(true);
  useEffect(() => {
    // The server's page can be scrolled before this runs. The shopper stays there.
    const hasScrolled = isFirst.current && window.scrollY > 0;
    isFirst.current = false;
    if (hasScrolled) return undefined;
    const isSamePage = lastPath.current === pathname;
    lastPath.current = pathname;
    const y = navigationType === "POP" ? readPositions()[key] : isSamePage ? undefined : 0;
    return y === undefined ? undefined : scrollWhenPossible(y);
  }, [key, pathname, navigationType]);
  return null;
};
