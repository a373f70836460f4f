import { Suspense } from "react";
import { Link, Outlet, useLocation, useNavigate } from "react-router-dom";
import { useSession } from "../../features/accounts/session/session.ts";
import { paths } from "../../paths.ts";
import { LogOutIcon } from "../../ui/icons.tsx";
import { Wordmark } from "../../ui/wordmark.tsx";
import { AdminBar } from "./admin-bar.tsx";
import { adminLinks } from "./admin-links.tsx";
import { ErrorBoundary } from "../error-boundary.tsx";
import { PageLoading } from "../page-loading.tsx";
import { SideNav } from "../side-nav.tsx";
import { SkipLink } from "../skip-link.tsx";

/** The frame of the admin's pages. Its dark header tells them apart from the shop. */
export const AdminLayout = () => {
  const { session, logOut } = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (session.status !== "admin") return null;
  const leave = () => {
    logOut();
    void navigate(paths.login(), { replace: true });
  };
  return (
    <div className="min-h-dvh">
      <SkipLink />
      <header className="on-dark sticky top-0 z-30 bg-ink text-paper">
        <div className="page-width flex h-16 items-center gap-4">
          <Link
            to={paths.adminDashboard()}
            aria-label="Saanjh admin, dashboard"
            className="flex shrink-0 items-center gap-3 py-2"
          >
            <Wordmark />
            <span className="eyebrow text-marigold">Admin</span>
          </Link>
          <p className="ml-auto line-clamp-2 min-w-0 max-w-80 text-right text-sm wrap-anywhere max-sm:hidden">
            {session.user.name}
          </p>
          <button
            type="button"
            className="-mr-2 inline-flex min-h-11 shrink-0 items-center gap-2 rounded-sm px-2 hover:underline max-sm:ml-auto"
            onClick={leave}
          >
            <LogOutIcon /> Logout
          </button>
        </div>
      </header>
      <div className="page-width grid gap-x-10 gap-y-4 pt-4 pb-28 lg:grid-cols-[12rem_minmax(0,1fr)] lg:pt-8 lg:pb-16">
        <aside className="min-w-0 self-start max-lg:hidden lg:sticky lg:top-24">
          <SideNav label="Admin" links={adminLinks} />
        </aside>
        <main id="main" tabIndex={-1} className="min-w-0">
          <ErrorBoundary resetKey={pathname}>
            <Suspense fallback={<PageLoading />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </main>
      </div>
      <AdminBar name={session.user.name} onLogOut={leave} />
    </div>
  );
};
