import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { tabStorage, tabStorageClearCount } from "../ui/tab-storage.ts";

const STORAGE_KEY = "scroll";
/** How long a page that is still loading may take to grow to where she was, in frames. */
const MAX_WAIT_FRAMES = 60;

const readPositions = (): Record<string, number> => {
  try {
    return JSON.parse(tabStorage()?.getItem(STORAGE_KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
};

/** Scrolls to `y` as soon as the page is high enough for it. Answers how to give up. */
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

/** Back and forward return to where she was; a new page starts at its top; new filters of the same page stay put. */
export const ScrollRestoration = () => {
  const { key: entry, pathname } = useLocation();
  // The first entry of every visit has the same key: the path tells a mailed link from the page that was open before.
  const key = `${entry} ${pathname}`;
  const navigationType = useNavigationType();
  const lastPath = useRef(pathname);

  useEffect(() => {
    window.history.scrollRestoration = "manual";
  }, []);

  // A layout effect: its cleanup runs before the next page's height can move the scroll position.
  useLayoutEffect(() => {
    let y = window.scrollY;
    const updatePosition = () => {
      y = window.scrollY;
    };
    const clearCountBefore = tabStorageClearCount();
    const savePosition = () => {
      // The page that a logout leaves is not remembered.
      if (tabStorageClearCount() !== clearCountBefore) return;
      tabStorage()?.setItem(STORAGE_KEY, JSON.stringify({ ...readPositions(), [key]: y }));
    };
    window.addEventListener("scroll", updatePosition, { passive: true });
    window.addEventListener("pagehide", savePosition);
    return () => {
      savePosition();
      window.removeEventListener("scroll", updatePosition);
      window.removeEventListener("pagehide", savePosition);
    };
  }, [key]);

  useEffect(() => {
    const isSamePage = lastPath.current === pathname;
    lastPath.current = pathname;
    const y = navigationType === "POP" ? readPositions()[key] : isSamePage ? undefined : 0;
    return y === undefined ? undefined : scrollWhenPossible(y);
  }, [key, pathname, navigationType]);
  return null;
};
