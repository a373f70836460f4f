import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

const focus = (target: HTMLElement) => {
  target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
};

/**
 * Gives the focus to the page's main heading. While the page is still loading, `main` has it; the heading gets it when it
 * comes, unless she has moved on by then. Answers how to give up.
 */
const focusHeading = () => {
  const main = document.querySelector<HTMLElement>("main");
  const findHeading = () => main?.querySelector<HTMLElement>("h1");
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

/** After a navigation the focus goes to the new page's main heading, as it would with a page from a server. */
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
