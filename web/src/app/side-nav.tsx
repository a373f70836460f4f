import { useEffect, useRef, type ReactNode } from "react";
import { NavLink, useLocation } from "react-router-dom";

export type SideLink = { to: string; label: ReactNode; icon: ReactNode; end?: boolean };

/** Scrolls the current page's link into view: on a phone the links are a scrolling row. */
const useScrollToCurrent = () => {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const row = list.current;
    const links = [...(row?.querySelectorAll("a") ?? [])];
    const current = links.find((link) => link.pathname === pathname);
    if (!row || !current) return;
    const [visibleBox, linkBox] = [row.getBoundingClientRect(), current.getBoundingClientRect()];
    const margin = 16;
    if (linkBox.right > visibleBox.right) row.scrollLeft += linkBox.right - visibleBox.right + margin;
    else if (linkBox.left < visibleBox.left) row.scrollLeft -= visibleBox.left - linkBox.left + margin;
  }, [pathname]);
  return list;
};

/** Navigation for logged-in pages: a column on a desktop, a scrolling row on a phone. */
export const SideNav = ({ label, links }: { label: string; links: readonly SideLink[] }) => {
  const list = useScrollToCurrent();
  return (
    <nav aria-label={label}>
      <ul
        ref={list}
        className="flex gap-1 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 max-lg:[scrollbar-width:none] md:max-lg:-mx-10 md:max-lg:px-10 lg:flex-col"
      >
        {links.map((link) => (
          <li key={link.to} className="shrink-0">
            <NavLink
              to={link.to}
              end={link.end ?? false}
              className="flex min-h-11 items-center gap-3 rounded-sm px-3 text-ink-soft hover:bg-paper-deep hover:text-ink aria-[current=page]:bg-paper-deep aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {link.icon}
              {link.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
