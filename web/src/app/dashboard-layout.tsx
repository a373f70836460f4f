import { Suspense } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { useSession } from "../features/accounts/session/session.ts";
import { DashboardSide } from "./dashboard-side.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { PageOnItsWay } from "./page-on-its-way.tsx";

/** The shopper's own pages, beside her name and the ways between them. */
export const DashboardLayout = () => {
  const { session, logOut } = useSession();
  const { pathname } = useLocation();
  if (session.status !== "shopper") return null;
  return (
    <div className="page-width grid gap-x-12 gap-y-6 pt-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-12">
      <aside className="min-w-0">
        <DashboardSide user={session.user} onLogOut={logOut} />
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
