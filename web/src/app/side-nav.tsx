import { useEffect, useRef, type ReactNode } from "react";
import { NavLink, useLocation } from "react-router-dom";

export type SideLink = {
  to: string;
  label: ReactNode;
  icon: ReactNode;
  end?: boolean;
  /** Stands after the label; `description` says it to screen readers. */
  badge?: ReactNode;
  description?: string | undefined;
};

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
export const SideNav = ({
  label,
  links,
  isBesideButton = false,
}: {
  label: string;
  links: readonly SideLink[];
  /** Whether on a phone the row ends at a button, not at the edge of the screen. */
  isBesideButton?: boolean;
}) => {
  const list = useScrollToCurrent();
  return (
    <nav aria-label={label}>
      <ul
        ref={list}
        className={`flex gap-1 max-lg:-ml-4 max-lg:overflow-x-auto max-lg:pl-4 max-lg:[scrollbar-width:none] md:max-lg:-ml-10 md:max-lg:pl-10 lg:flex-col ${isBesideButton ? "max-lg:mask-[linear-gradient(to_left,transparent,#000_1.5rem)] max-lg:pr-6" : "max-lg:-mr-4 max-lg:pr-4 md:max-lg:-mr-10 md:max-lg:pr-10"}`}
      >
        {links.map((link) => (
          <li key={link.to} className="shrink-0">
            <NavLink
              to={link.to}
              end={link.end ?? false}
              aria-description={link.description}
              className="flex min-h-11 items-center gap-2 rounded-sm px-2.5 whitespace-nowrap text-ink-soft hover:bg-paper-deep hover:text-ink aria-[current=page]:bg-paper-deep aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {link.icon}
              {link.label}
              {link.badge}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
