import { useRef } from "react";
import { NavLink } from "react-router-dom";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/dialog.tsx";
import { LogOutIcon } from "../../ui/icons.tsx";
import type { AdminLink } from "./admin-links.tsx";

type AdminMenuProps = {
  name: string;
  links: readonly AdminLink[];
  isOpen: boolean;
  onClose: () => void;
  onLogOut: () => void;
};

/** All pages of the admin in a sheet from the bottom of a phone, with the admin's name and the logout. */
export const AdminMenu = ({ name, links, isOpen, onClose, onLogOut }: AdminMenuProps) => {
  const hasNavigated = useRef(false);
  /** After a navigation the new page gets the focus, not the button that opened the menu. */
  const finalFocus = () => {
    if (!hasNavigated.current) return null;
    hasNavigated.current = false;
    return document.querySelector<HTMLElement>("main h1[tabindex]") ?? document.querySelector("main");
  };
  return (
    <Sheet
      title="Menu"
      description={
        <span className="line-clamp-2 break-words">
          Logged in as <bdi>{name}</bdi>
        </span>
      }
      isOpen={isOpen}
      onClose={onClose}
      finalFocus={finalFocus}
      footer={
        <Button variant="quiet" isWide onClick={onLogOut}>
          <LogOutIcon /> Logout
        </Button>
      }
    >
      <nav aria-label="All admin pages">
        <ul className="-mx-2 grid grid-cols-2 gap-x-1">
          {links.map(({ to, label, icon, badge, description, end = false }) => (
            <li key={to} className="min-w-0">
              <NavLink
                to={to}
                end={end}
                aria-description={description}
                onClick={() => {
                  hasNavigated.current = true;
                  onClose();
                }}
                className="flex min-h-12 items-center gap-2.5 rounded-sm px-2 text-sm text-ink-soft hover:bg-paper-deep hover:text-ink aria-[current=page]:bg-paper-deep aria-[current=page]:font-semibold aria-[current=page]:text-ink"
              >
                {icon}
                {label}
                {badge}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </Sheet>
  );
};
