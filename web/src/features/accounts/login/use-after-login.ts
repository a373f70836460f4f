import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { readPendingAction, type PendingAction } from "../../../navigation-state.ts";
import { currentPath, useLoginRedirect } from "./login-redirect.ts";
import { useSession } from "../session/session.ts";

type Options<Action extends PendingAction> = {
  /** Shown above the login form. */
  message: string;
  kind: Action["kind"];
  /** Whether `run` can start for a logged-in shopper; a pending action waits until then. */
  isReady?: boolean;
  /** Carries out the pending action once, after the login. Call `logIn` if the session has ended meanwhile. */
  run: (action: Action, logIn: (action: Action) => void) => void;
};

/**
 * For actions that need a shopper (decision 42). A visitor is sent to /login and returns to the same page, where `run`
 * carries out the action. Call it once per page and kind of action.
 */
export const useAfterLogin = <Action extends PendingAction>({
  message,
  kind,
  isReady = true,
  run,
}: Options<Action>) => {
  const { session } = useSession();
  const redirectToLogin = useLoginRedirect();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();

  /** Sends the visitor to /login with the action. */
  const logIn = useCallback(
    (action: Action) => redirectToLogin({ message, pendingAction: action }),
    [redirectToLogin, message],
  );

  /**
   * True if a shopper is logged in and the caller can go on. Otherwise the action becomes pending: in the history entry
   * while the session is still loading, else behind a login.
   */
  const isLoggedInFor = useCallback(
    (action: Action): boolean => {
      if (session.status === "shopper") return true;
      if (session.status === "loading")
        void navigate(currentPath(), { replace: true, state: { pendingAction: action } });
      else logIn(action);
      return false;
    },
    [logIn, navigate, session.status],
  );

  const handledState = useRef<unknown>(null);
  useEffect(() => {
    const action = readPendingAction(state);
    if (action?.kind !== kind || handledState.current === state) return;
    if (session.status === "loading" || (session.status === "shopper" && !isReady)) return;
    handledState.current = state;
    // Removed from the history before it runs: a reload or the back button must not repeat it.
    void navigate(pathname + search, { replace: true, state: null });
    if (session.status === "shopper") run(action as Action, logIn);
    else logIn(action as Action);
  }, [state, kind, session.status, isReady, run, navigate, pathname, search, logIn]);

  return { isLoggedInFor, logIn };
};
