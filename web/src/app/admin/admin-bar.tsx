import { useState, type ReactNode } from "react";
import { NavLink, useLocation } from "react-router-dom";
import { MenuIcon } from "../../ui/first-load-icons.tsx";
import { CountBadge, waitingText } from "../../ui/count-badge.tsx";
import { isCurrentLink, type AdminLink } from "./admin-links.tsx";
import { AdminMenu } from "./admin-menu.tsx";

const entry =
  "relative flex min-h-14 w-full flex-col items-center justify-center gap-0.5 border-t-2 border-transparent px-1 text-xs text-ink-soft " +
  "hover:text-ink aria-[current]:border-madder aria-[current]:font-semibold aria-[current]:text-ink";

/** At the corner of the icon. */
const badge = "absolute top-0.5 left-1/2 ml-1 px-1!";

const Entry = ({ children }: { children: ReactNode }) => <li className="min-w-0 flex-1">{children}</li>;

type AdminBarProps = {
  name: string;
  links: readonly AdminLink[];
  menuLinks: readonly AdminLink[];
  onLogOut: () => void;
};

/** The admin's navigation on a phone, in reach of the thumb: four pages, and a menu with all of them. */
export const AdminBar = ({ name, links, menuLinks, onLogOut }: AdminBarProps) => {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { pathname } = useLocation();
  const hiddenCount = menuLinks
    .filter(({ to }) => links.every((link) => link.to !== to))
    .reduce((sum, { count }) => sum + count, 0);
  const isInBar = links.some((link) => isCurrentLink(link, pathname));
  return (
    <>
      <nav
        data-foot-bar
        aria-label="Admin"
        className="fixed inset-x-0 bottom-0 z-30 border-t border-hairline bg-paper-raised pr-(--safe-right) pb-(--safe-bottom) pl-(--safe-left) lg:hidden"
      >
        <ul className="mx-auto flex max-w-(--container-form)">
          {links.map(({ to, label, icon, count }) => (
            <Entry key={to}>
              <NavLink to={to} aria-description={waitingText(count)} className={entry}>
                {icon}
                {label}
                <CountBadge count={count} className={badge} />
              </NavLink>
            </Entry>
          ))}
          <Entry>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-describedby={hiddenCount > 0 ? "menu-count" : undefined}
              aria-expanded={isMenuOpen}
              aria-current={isInBar ? undefined : true}
              onClick={() => setMenuOpen(true)}
              className={entry}
            >
              <MenuIcon />
              Menu
              <CountBadge count={hiddenCount} className={badge} />
              <span id="menu-count" hidden>
                {waitingText(hiddenCount)}
              </span>
            </button>
          </Entry>
        </ul>
      </nav>
      <AdminMenu
        name={name}
        links={menuLinks}
        isOpen={isMenuOpen}
        onClose={() => setMenuOpen(false)}
        onLogOut={onLogOut}
      />
    </>
  );
};
