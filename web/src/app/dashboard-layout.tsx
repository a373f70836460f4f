import { Suspense } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { useSession } from "../accounts/session.ts";
import { paths } from "../paths.ts";
import { Avatar } from "../ui/avatar.tsx";
import { BagIcon, BoxIcon, HomeIcon, LogOutIcon } from "../ui/icons.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { PageOnItsWay } from "./page-on-its-way.tsx";
import { SideNav } from "./side-nav.tsx";
import { badgeText, useCartCount } from "./use-cart-count.ts";

/** The shopper's own pages, beside her name and the ways between them. */
export const DashboardLayout = () => {
  const { session, logOut } = useSession();
  const { pathname } = useLocation();
  const count = useCartCount();
  if (session.status !== "shopper") return null;
  const links = [
    { to: paths.dashboard(), label: "Dashboard", icon: <HomeIcon />, end: true },
    { to: paths.dashboardOrders(), label: "Orders", icon: <BoxIcon /> },
    { to: paths.cart(), label: count > 0 ? `Cart (${badgeText(count)})` : "Cart", icon: <BagIcon /> },
  ];
  return (
    <div className="page-width grid gap-x-12 gap-y-6 pt-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-12">
      <aside className="min-w-0">
        <div className="mb-4 flex items-center gap-3 lg:mb-6">
          <Avatar name={session.user.name} picture={session.user.profilePic} />
          <div className="min-w-0 grow">
            <p className="truncate font-semibold">{session.user.name}</p>
            <p className="truncate text-sm text-ink-soft">{session.user.email}</p>
          </div>
          <button
            type="button"
            onClick={logOut}
            className="inline-flex min-h-11 items-center gap-2 px-2 text-ink-soft hover:text-ink lg:hidden"
          >
            <LogOutIcon /> Logout
          </button>
        </div>
        <SideNav label="Your account" links={links} />
        <div className="mt-4 hidden border-t border-hairline pt-4 lg:block">
          <button
            type="button"
            onClick={logOut}
            className="flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-ink-soft hover:bg-paper-deep hover:text-ink"
          >
            <LogOutIcon /> Logout
          </button>
        </div>
      </aside>
      <div className="min-w-0">
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<PageOnItsWay />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </div>
    </div>
  );
};
