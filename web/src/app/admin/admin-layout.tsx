import { Suspense } from "react";
import { Link, Navigate, Outlet, useLocation, useNavigate } from "react-router-dom";
import { incomingCount, menuCounts } from "../../features/dashboard/task-texts.ts";
import { useOpenTasks } from "../../features/dashboard/use-open-tasks.ts";
import { useListKeys } from "../../ui/use-list-keys.ts";
import { useTitleCount } from "../../ui/use-title-count.ts";
import { useSession } from "../../features/accounts/session/session.ts";
import { NoAccess } from "../../features/accounts/staff/no-access.tsx";
import { isAllowed, StaffAccessContext } from "../../features/accounts/staff/staff-access.ts";
import { useStaffSession } from "../../features/accounts/staff/use-staff-session.ts";
import { staffRoles } from "../../features/accounts/staff/staff-roles.ts";
import { noAccess, useStaffAccess } from "../../features/accounts/staff/use-staff-access.ts";
import { FailedState } from "../../ui/failed-state.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { paths } from "../../paths.ts";
import { shop } from "../../shop.ts";
import { LogOutIcon } from "../../ui/icons.tsx";
import { Wordmark } from "../../ui/wordmark.tsx";
import { AdminBar } from "./admin-bar.tsx";
import { AdminKeys } from "./admin-keys.tsx";
import { barLinks, menuLinks } from "./admin-links.tsx";
import { neededFor } from "./page-access.ts";
import { ErrorBoundary } from "../error-boundary.tsx";
import { PageLoading } from "../page-loading.tsx";
import { SideNav } from "../side-nav.tsx";
import { SkipLink } from "../skip-link.tsx";

const ConfirmSessionDialog = lazyPart(
  () => import("../../features/accounts/staff/confirm-session-dialog.tsx"),
  "ConfirmSessionDialog",
);

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
  const isClosed = session.user.mustAddSecondFactor ?? false;
  if (isClosed && pathname !== paths.adminSecurity()) return <Navigate to={paths.adminSecurity()} replace />;
  return <Frame name={session.user.name} isClosed={isClosed} onLeave={leave} />;
};

type FrameProps = {
  name: string;
  /** Until the demanded second factor is there, only the security page is open. */
  isClosed: boolean;
  onLeave: () => void;
};

/** Rendered for admins only: it requests the open tasks, and what the member may do. */
const Frame = ({ name, isClosed, onLeave }: FrameProps) => {
  const { pathname } = useLocation();
  const { access, error, retry } = useStaffAccess();
  const { isAsked, answer } = useStaffSession();
  const { tasks } = useOpenTasks({ isLive: true, skip: isClosed });
  useTitleCount(tasks ? incomingCount(tasks) : 0);
  useListKeys();
  const counts = tasks && menuCounts(tasks);
  const links = menuLinks(counts, access ?? noAccess);
  const isAllowedPage = access && isAllowed(access, neededFor(pathname));
  return (
    <StaffAccessContext value={access ?? noAccess}>
      <div className="min-h-dvh">
        <SkipLink />
        <header className="on-dark sticky top-0 z-30 bg-ink pt-(--safe-top) text-paper">
          <div className="page-width flex h-16 items-center gap-2 sm:gap-4">
            <Link
              to={paths.adminDashboard()}
              aria-label={`${shop().name} admin, dashboard`}
              className="flex min-w-0 items-center gap-2 py-2 sm:gap-3"
            >
              <Wordmark />
              <span className="eyebrow text-marigold">Admin</span>
            </Link>
            <div className="ml-auto">
              {access && isAllowed(access, neededFor(paths.adminOrders())) && <AdminKeys />}
            </div>
            <p className="line-clamp-2 min-w-0 max-w-80 text-right text-sm wrap-anywhere max-sm:hidden">
              <bdi>{name}</bdi>
              {access?.staffRole && access.staffRole !== "OWNER" && (
                <span className="block text-xs text-marigold">{staffRoles[access.staffRole].name}</span>
              )}
            </p>
            <button
              type="button"
              className="-mr-2 inline-flex min-h-11 shrink-0 items-center gap-2 rounded-sm px-2 hover:underline"
              onClick={onLeave}
            >
              <LogOutIcon /> Logout
            </button>
          </div>
        </header>
        <div className="page-width grid gap-x-8 gap-y-4 pt-4 pb-28 lg:grid-cols-[14rem_minmax(0,1fr)] lg:pt-8 lg:pb-16">
          <aside className="min-w-0 self-start max-lg:hidden lg:sticky lg:top-24">
            <SideNav label="Admin" links={links} />
          </aside>
          <main id="main" tabIndex={-1} className="min-w-0">
            <ErrorBoundary resetKey={pathname}>
              <Suspense fallback={<PageLoading />}>
                {isAllowedPage && <Outlet />}
                {access && !isAllowedPage && <NoAccess />}
                {!access && !error && <PageLoading />}
                {!access && error && <FailedState text="This page could not be loaded." onRetry={retry} />}
              </Suspense>
            </ErrorBoundary>
          </main>
        </div>
        <AdminBar
          name={name}
          links={barLinks(counts, access ?? noAccess)}
          menuLinks={links}
          onLogOut={onLeave}
        />
        {isAsked && (
          <Suspense>
            <ConfirmSessionDialog isOpen onAnswer={answer} />
          </Suspense>
        )}
      </div>
    </StaffAccessContext>
  );
};
