import { Navigate, Outlet, useLocation } from "react-router-dom";
import { paths } from "../../../paths.ts";
import type { LoginState } from "../../../navigation-state.ts";
import { useSession } from "../session/session.ts";

/** She did not log out here: the shop has ended it, another device or another tab. */
const LOGIN_ENDED = "Your login has ended. Please log in again.";

/** Lets one kind of session through and sends the rest to /login. Nothing renders until the session has loaded. */
const guard = (wanted: "shopper" | "admin") =>
  function Guard() {
    const { session } = useSession();
    const { pathname, search } = useLocation();
    if (session.status === "loading") return null;
    if (session.status === wanted) return <Outlet />;
    const ended = session.status === "visitor" ? session.ended : undefined;
    const visit: LoginState = ended === "by-herself" ? {} : { from: pathname + search };
    if (ended === "by-server") visit.message = LOGIN_ENDED;
    return <Navigate to={paths.login()} replace state={visit} />;
  };

/** Routes of a logged-in shopper. */
export const RequireShopper = guard("shopper");

/** Routes of the admin. */
export const RequireAdmin = guard("admin");
