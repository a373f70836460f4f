import { Suspense, type ReactNode } from "react";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { paths } from "../../../paths.ts";
import type { LoginState } from "../../../navigation-state.ts";
import { NeedsScript } from "../../../ui/needs-script.tsx";
import { useSession } from "../session/session.ts";

/** Shown if the server ended the session: by an expiry, a new password or another device. */
const SESSION_ENDED = "Your login has ended. Please log in again.";

/**
 * A route guard: redirects every other role to /login. Renders nothing of the page until the session has loaded. `shell` is shown
 * meanwhile, and until the code of the page is there.
 */
const requireRole = (role: "shopper" | "admin") =>
  function Guard({ shell }: { shell?: ReactNode }) {
    const { session } = useSession();
    const { pathname, search } = useLocation();
    if (session.status === "loading")
      return (
        <Suspense>
          <div className="page-width noscript:pt-10">
            <NeedsScript action="Your account, with cart and checkout," />
          </div>
          {shell}
        </Suspense>
      );
    if (session.status === role)
      return (
        <Suspense fallback={shell}>
          <Outlet />
        </Suspense>
      );
    const endedBy = session.status === "visitor" ? session.endedBy : undefined;
    const loginState: LoginState = endedBy === "user" ? {} : { from: pathname + search };
    if (endedBy === "server") loginState.message = SESSION_ENDED;
    return <Navigate to={paths.login()} replace state={loginState} />;
  };

/** Routes of a logged-in shopper. */
export const RequireShopper = requireRole("shopper");

/** Routes of the admin. */
export const RequireAdmin = requireRole("admin");
