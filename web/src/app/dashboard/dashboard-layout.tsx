import { Suspense } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { useSession } from "../../features/accounts/session/session.ts";
import { DashboardSidebar } from "./dashboard-sidebar.tsx";
import { ErrorBoundary } from "../error-boundary.tsx";
import { DashboardPageShell } from "../own-page-shell.tsx";

/** The frame of the shopper's dashboard: navigation beside the page. */
export const DashboardLayout = () => {
  const { session, logOut } = useSession();
  const { pathname } = useLocation();
  if (session.status !== "shopper") return null;
  return (
    <div className="page-width grid gap-x-12 gap-y-6 pt-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-12">
      <aside className="min-w-0">
        <DashboardSidebar user={session.user} onLogOut={logOut} />
      </aside>
      <div className="min-w-0">
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<DashboardPageShell />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </div>
    </div>
  );
};
