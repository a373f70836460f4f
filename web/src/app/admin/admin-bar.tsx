import { useState, type ReactNode } from "react";
import { NavLink, useLocation } from "react-router-dom";
import { MenuIcon } from "../../ui/first-load-icons.tsx";
import { adminBarLinks, isCurrentLink } from "./admin-links.tsx";
import { AdminMenu } from "./admin-menu.tsx";

const entry =
  "flex min-h-14 w-full flex-col items-center justify-center gap-0.5 border-t-2 border-transparent px-1 text-xs text-ink-soft " +
  "hover:text-ink aria-[current]:border-madder aria-[current]:font-semibold aria-[current]:text-ink";

const Entry = ({ children }: { children: ReactNode }) => <li className="min-w-0 flex-1">{children}</li>;

/** The admin's navigation on a phone, in reach of the thumb: four pages, and a menu with all of them. */
export const AdminBar = ({ name, onLogOut }: { name: string; onLogOut: () => void }) => {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { pathname } = useLocation();
  const isInBar = adminBarLinks.some((link) => isCurrentLink(link, pathname));
  return (
    <>
      <nav
        data-foot-bar
        aria-label="Admin"
        className="fixed inset-x-0 bottom-0 z-30 border-t border-hairline bg-paper-raised pb-[env(safe-area-inset-bottom)] lg:hidden"
      >
        <ul className="mx-auto flex max-w-(--container-form)">
          {adminBarLinks.map(({ to, label, icon }) => (
            <Entry key={to}>
              <NavLink to={to} className={entry}>
                {icon}
                {label}
              </NavLink>
            </Entry>
          ))}
          <Entry>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-expanded={isMenuOpen}
              aria-current={isInBar ? undefined : true}
              onClick={() => setMenuOpen(true)}
              className={entry}
            >
              <MenuIcon />
              Menu
            </button>
          </Entry>
        </ul>
      </nav>
      <AdminMenu name={name} isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} onLogOut={onLogOut} />
    </>
  );
};
