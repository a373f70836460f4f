import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../../paths.ts";
import type { LoginState } from "../../../navigation-state.ts";
import { useRecheckSession } from "../session/use-recheck-session.ts";

/** Specification, section 9: long enough to read the success message. */
const REDIRECT_AFTER_MS = 2000;

/**
 * For a form that has set a new password, which ends every session of the account. `startRedirect` checks the session
 * of this browser and opens /login after 2 seconds, with the given navigation state.
 */
export const useRedirectToLogin = (loginState: LoginState) => {
  const navigate = useNavigate();
  const recheck = useRecheckSession();
  const [isRedirecting, setRedirecting] = useState(false);
  const [initialState] = useState(loginState);
  useEffect(() => {
    if (!isRedirecting) return undefined;
    void recheck();
    const timer = setTimeout(() => {
      void navigate(paths.login(), { replace: true, state: initialState });
    }, REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isRedirecting, initialState, navigate, recheck]);
  return { isRedirecting, startRedirect: () => setRedirecting(true) };
};
