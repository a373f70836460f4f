import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

const focus = (target: HTMLElement) => {
  target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
};

/** The heading of a loaded page. A skeleton's heading would take the focus with it when it is replaced. */
const HEADING = "main h1:not([aria-busy=true] *)";

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/**
 * Focuses the page's main heading. While the page loads, `main` has the focus, once there is one: the frame of a page can load too.
 * The heading gets it when it appears, unless the shopper has moved the focus by then. Returns a cancel function.
 */
const focusHeading = () => {
  let focused = find(HEADING) ?? find("main");
  if (focused) focus(focused);
  if (focused?.matches(HEADING)) return undefined;
  const observer = new MutationObserver(() => {
    const heading = find(HEADING);
    const target = heading ?? find("main");
    if (heading) observer.disconnect();
    const isOurs = document.activeElement === document.body || document.activeElement === focused;
    if (!target || target === focused || !isOurs) return;
    focused = target;
    focus(target);
  });
  observer.observe(document.body, { childList: true, subtree: true });
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
