import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../../paths.ts";
import type { LoginState } from "../../../navigation-state.ts";
import { useRecheckSession } from "../session/use-recheck-session.ts";

/** Specification, section 9: long enough to read that it worked. */
const REDIRECT_AFTER_MS = 2000;

/**
 * After a new password: every older session is over, and two seconds later she is at the login. `leave` starts it,
 * `visit` is what the login page is told.
 */
export const useWayToLogin = (visit: LoginState) => {
  const navigate = useNavigate();
  const recheck = useRecheckSession();
  const [isLeaving, setLeaving] = useState(false);
  const [kept] = useState(visit);
  useEffect(() => {
    if (!isLeaving) return undefined;
    void recheck();
    const timer = setTimeout(() => {
      void navigate(paths.login(), { replace: true, state: kept });
    }, REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLeaving, kept, navigate, recheck]);
  return { isLeaving, leave: () => setLeaving(true) };
};
