import { useState } from "react";
import { NavLink, useLocation } from "react-router-dom";
import type { SessionProfile } from "../../features/accounts/session/session.ts";
import { paths } from "../../paths.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { BagIcon, ReturnIcon } from "../../ui/first-load-icons.tsx";
import { BoxIcon, HeartIcon, HomeIcon } from "../../ui/icons.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { SettingsNav } from "./settings-nav.tsx";
import { SideNav } from "../side-nav.tsx";
import { badgeText, useCartCount } from "../header/use-cart-count.ts";

/** The shopper's choice lasts until the next navigation. On a desktop the menu is open by default on settings pages. */
const useSettingsDisclosure = () => {
  const { pathname } = useLocation();
  const isDesktop = useMedia("(min-width: 64rem)");
  const [toggled, setToggled] = useState<{ pathname: string; isOpen: boolean } | null>(null);
  const isSettings = pathname.startsWith(`${paths.dashboard()}/settings/`);
  const isOpen = toggled?.pathname === pathname ? toggled.isOpen : isDesktop && isSettings;
  return { isOpen, toggle: () => setToggled({ pathname, isOpen: !isOpen }) };
};

/**
 * The shopper's profile, settings and links: a column on a desktop. On a phone a header, and on all pages but the first only one
 * row of it.
 */
export const DashboardSidebar = ({ user, onLogOut }: { user: SessionProfile; onLogOut: () => void }) => {
  const count = useCartCount();
  const settings = useSettingsDisclosure();
  const isStartPage = useLocation().pathname === paths.dashboard();
  const links = [
    { to: paths.dashboard(), label: "Dashboard", icon: <HomeIcon />, end: true },
    { to: paths.dashboardOrders(), label: "Orders", icon: <BoxIcon /> },
    { to: paths.wishlist(), label: "Wishlist", icon: <HeartIcon /> },
    { to: paths.returns(), label: "Returns", icon: <ReturnIcon /> },
    { to: paths.cart(), label: count > 0 ? `Cart (${badgeText(count)})` : "Cart", icon: <BagIcon /> },
  ];
  return (
    <div className="max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:gap-x-2">
      <div className="max-lg:contents lg:mb-4 lg:border-b lg:border-hairline lg:pb-4">
        <NavLink
          to={paths.profileEdit()}
          className={`${isStartPage ? "max-lg:mb-3" : "max-lg:hidden"} group flex min-w-0 items-center gap-3 rounded-sm lg:mb-4 lg:px-2.5`}
        >
          <Avatar name={user.name} picture={user.profilePic} />
          <span className="min-w-0">
            <span dir="auto" className="line-clamp-2 font-semibold">
              {user.name}
            </span>
            <span className="block truncate text-sm text-ink-soft">{user.email}</span>
            <span className="block text-sm text-indigo underline-offset-4 group-hover:underline group-aria-[current=page]:text-ink">
              Edit profile
            </span>
          </span>
        </NavLink>
        <SettingsNav isOpen={settings.isOpen} onToggle={settings.toggle} onLogOut={onLogOut} />
      </div>
      <div
        className={
          isStartPage ? "min-w-0 max-lg:col-span-2" : "min-w-0 max-lg:col-start-1 max-lg:row-start-1"
        }
      >
        <SideNav label="Your account" links={links} isBesideButton={!isStartPage} />
      </div>
    </div>
  );
};
