import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "../../paths.ts";

/** What a page hands to /login in the navigation state. */
export type LoginVisit = {
  /** Where to go after the login: path and query. */
  from?: string;
  /** Why she was sent here, shown above the form. */
  message?: string;
  /** Her address, where she has just typed it. */
  email?: string;
  /** Handed back to `from` as `location.state.resume`: what she wanted to do there. */
  resume?: unknown;
};

/** The navigation state of /login; empty when somebody came by the address bar. */
export const readLoginVisit = (state: unknown): LoginVisit =>
  typeof state === "object" && state !== null ? state : {};

/** Sends a visitor to /login and back here afterwards: `toLogin({ message, resume })`. */
export const useLoginRedirect = () => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    (visit: Omit<LoginVisit, "from"> = {}) =>
      navigate(paths.login(), { state: { ...visit, from: pathname + search } satisfies LoginVisit }),
    [navigate, pathname, search],
  );
};

/** Where somebody lands after logging in: back where she was, if that page is for her; else her own start page. */
export const landing = (from: string | undefined, status: "shopper" | "admin") => {
  const isAdminPage = from === paths.admin() || from?.startsWith(`${paths.admin()}/`);
  if (status === "admin") return from && isAdminPage ? from : paths.adminDashboard();
  const isOwnPage = from?.startsWith("/") && !from.startsWith("//") && !isAdminPage && from !== paths.login();
  return from && isOwnPage ? from : paths.dashboard();
};
