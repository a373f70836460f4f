import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import type { LoginState } from "../../../navigation-state.ts";
import { paths } from "../../../paths.ts";

/** The page's path and query. The router's location can be older: it follows in a transition. */
export const currentPath = (): string => window.location.pathname + window.location.search;

/**
 * Returns a function that sends the visitor to /login and back to this page afterwards. A second press meets the page while the URL is
 * that of /login already: it changes nothing.
 */
export const useLoginRedirect = () => {
  const navigate = useNavigate();
  return useCallback(
    (login: Omit<LoginState, "from"> = {}) => {
      const from = currentPath();
      if (from !== paths.login())
        void navigate(paths.login(), { state: { ...login, from } satisfies LoginState });
    },
    [navigate],
  );
};

/** The path after a login: `from` if the role may open that page, else the start page of the role. */
export const pageAfterLogin = (from: string | undefined, status: "shopper" | "admin") => {
  const isAdminPage = from === paths.admin() || from?.startsWith(`${paths.admin()}/`);
  if (status === "admin") return from && isAdminPage ? from : paths.adminDashboard();
  const isShopPage =
    from?.startsWith("/") && !from.startsWith("//") && !isAdminPage && from !== paths.login();
  return from && isShopPage ? from : paths.dashboard();
};
