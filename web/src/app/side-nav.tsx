import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";

export type SideLink = { to: string; label: ReactNode; icon: ReactNode; end?: boolean };

/** The links of a signed-in part of the shop: a column on a desk, a row that scrolls sideways on a phone. */
export const SideNav = ({ label, links }: { label: string; links: readonly SideLink[] }) => (
  <nav aria-label={label}>
    <ul className="flex gap-1 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 max-lg:[scrollbar-width:none] md:max-lg:-mx-10 md:max-lg:px-10 lg:flex-col">
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
