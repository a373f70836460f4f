import { useEffect } from "react";
import { Navigate, useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { pageAfterLogin } from "../features/accounts/login/login-redirect.ts";
import { useSession } from "../features/accounts/session/session.ts";
import { useSignUpVerification } from "../features/accounts/sign-up/use-sign-up-verification.ts";
import { paths } from "../paths.ts";
import { NeedsScript } from "../ui/needs-script.tsx";
import { CompleteSignUp } from "../features/accounts/sign-up/complete-sign-up.tsx";
import { readIsByCode, readLoginState, readSignUpToken, type SignUpState } from "../navigation-state.ts";
import { InvalidLink } from "../features/accounts/sign-up/invalid-link.tsx";
import { VerifyYourEmail } from "../features/accounts/sign-up/verify-your-email.tsx";

/**
 * Sign-up in two steps: a mailed link with a token verifies the address, then the shopper enters name and password. After a
 * mailed login code the name is enough. A valid token moves from the URL to the history state, where a reload finds it. A logged-in user without a link is
 * redirected; with an invalid link the user sees its error.
 */
export const SignupPage = () => {
  const { session } = useSession();
  const navigate = useNavigate();
  const { state } = useLocation();
  // Set by /login, from where a new address goes on here: the page that needed the account.
  const { from, pendingAction } = readLoginState(state);
  const tokenInUrl = useSearchParams()[0].get("token");
  const token = tokenInUrl || readSignUpToken(state);
  const { verification, retry } = useSignUpVerification(token);
  const isVerified = verification.status === "verified";
  useEffect(() => {
    if (isVerified && tokenInUrl)
      void navigate(paths.signup(), { replace: true, state: { token: tokenInUrl } satisfies SignUpState });
  }, [isVerified, tokenInUrl, navigate]);

  const isLinkInvalid = verification.status === "failed" && !verification.isRetryable;
  if (!token || isLinkInvalid) {
    if (session.status === "loading")
      return (
        <div className="page-width pt-10">
          <NeedsScript action="Signing up" />
        </div>
      );
    const startPage = session.status === "visitor" ? undefined : pageAfterLogin(undefined, session.status);
    if (startPage && isLinkInvalid) return <InvalidLink text={verification.text} startPage={startPage} />;
    if (startPage) return <Navigate to={startPage} replace />;
  }
  return token && (verification.status === "checking" || isVerified) ? (
    <CompleteSignUp
      token={token}
      email={isVerified ? verification.email : null}
      isByCode={readIsByCode(state)}
      onSignedUp={() =>
        void navigate(pageAfterLogin(from, "shopper"), {
          replace: true,
          state: pendingAction ? { pendingAction } : null,
        })
      }
    />
  ) : (
    <VerifyYourEmail verification={verification} onRetry={retry} />
  );
};
