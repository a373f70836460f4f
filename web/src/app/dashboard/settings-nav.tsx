import { useId } from "react";
import { NavLink } from "react-router-dom";
import { paths } from "../../paths.ts";
import { UserIcon } from "../../ui/first-load-icons.tsx";
import { ChevronDownIcon, EyeIcon, LogOutIcon, ShieldIcon } from "../../ui/icons.tsx";
import { BellIcon, LockIcon, SettingsIcon } from "../../ui/settings-icons.tsx";

const links = [
  { to: paths.settings("password"), label: "Password", icon: <LockIcon /> },
  { to: paths.settings("notifications"), label: "Notifications", icon: <BellIcon /> },
  { to: paths.settings("account"), label: "Account", icon: <UserIcon /> },
  { to: paths.settings("privacy"), label: "Privacy", icon: <EyeIcon /> },
  { to: paths.settings("security"), label: "Security", icon: <ShieldIcon /> },
];

const row =
  "flex min-h-11 w-full items-center gap-2 rounded-sm px-2.5 text-left text-ink-soft hover:bg-paper-deep hover:text-ink " +
  "aria-[current=page]:bg-paper-deep aria-[current=page]:font-semibold aria-[current=page]:text-ink";

type SettingsNavProps = { isOpen: boolean; onToggle: () => void; onLogOut: () => void };

/**
 * The settings menu of the dashboard. It is a list of links in the page, not a popup: on a desktop below its button, on
 * a phone below the header.
 */
export const SettingsNav = ({ isOpen, onToggle, onLogOut }: SettingsNavProps) => {
  const id = useId();
  return (
    <nav aria-label="Settings" className="max-lg:contents">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
        className={`${row} max-lg:w-auto max-lg:gap-1 max-lg:self-center`}
      >
        <SettingsIcon />
        <span className="grow max-lg:sr-only">Settings</span>
        <ChevronDownIcon className={`transition-transform duration-200 ${isOpen ? "rotate-180" : ""}`} />
      </button>
      <ul
        id={id}
        hidden={!isOpen}
        className="max-lg:col-span-2 max-lg:my-3 max-lg:grid max-lg:grid-cols-2 max-lg:border-y max-lg:border-hairline max-lg:py-2 lg:pl-4 [&[hidden]]:hidden"
      >
        {links.map(({ to, label, icon }) => (
          <li key={to}>
            <NavLink to={to} className={row}>
              {icon}
              {label}
            </NavLink>
          </li>
        ))}
        <li>
          <button type="button" className={row} onClick={onLogOut}>
            <LogOutIcon /> Logout
          </button>
        </li>
      </ul>
    </nav>
  );
};
