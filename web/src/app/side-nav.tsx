import { useEffect, useRef, type ReactNode } from "react";
import { NavLink, useLocation } from "react-router-dom";

export type SideLink = { to: string; label: ReactNode; icon: ReactNode; end?: boolean };

/** On a phone: brings the link of the page into the part of the row that is in sight. */
const useCurrentInSight = () => {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const row = list.current;
    const links = [...(row?.querySelectorAll("a") ?? [])];
    const current = links.find((link) => link.pathname === pathname);
    if (!row || !current) return;
    const [seen, wanted] = [row.getBoundingClientRect(), current.getBoundingClientRect()];
    const margin = 16;
    if (wanted.right > seen.right) row.scrollLeft += wanted.right - seen.right + margin;
    else if (wanted.left < seen.left) row.scrollLeft -= seen.left - wanted.left + margin;
  }, [pathname]);
  return list;
};

/** The links of a signed-in part of the shop: a column on a desk, a row that scrolls sideways on a phone. */
export const SideNav = ({ label, links }: { label: string; links: readonly SideLink[] }) => {
  const list = useCurrentInSight();
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
