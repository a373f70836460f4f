import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

const focus = (target: HTMLElement) => {
  target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
};

/** The heading of a loaded page. A skeleton's heading would take the focus with it when it is replaced. */
const HEADING = "h1:not([aria-busy=true] *)";

/**
 * Focuses the page's main heading. While the page loads, `main` has the focus; the heading gets it when it appears,
 * unless the shopper has moved the focus by then. Returns a cancel function.
 */
const focusHeading = () => {
  const main = document.querySelector<HTMLElement>("main");
  const findHeading = () => main?.querySelector<HTMLElement>(HEADING);
  const target = findHeading() ?? main;
  if (target) focus(target);
  if (!main || target !== main) return undefined;
  const observer = new MutationObserver(() => {
    const loadedHeading = findHeading();
    if (!loadedHeading) return;
    observer.disconnect();
    if (document.activeElement === main) focus(loadedHeading);
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
};

/** Moves the focus to the new page's main heading after a navigation, as a full page load would. */
export const RouteFocus = () => {
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return undefined;
    lastPathname.current = pathname;
    return focusHeading();
  }, [pathname]);
  return null;
};
