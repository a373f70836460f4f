import { useState } from "react";
import { Link, Navigate, useLocation, useNavigate } from "react-router-dom";
import { pageAfterLogin } from "../features/accounts/login/login-redirect.ts";
import { useSession } from "../features/accounts/session/session.ts";
import { LoginWays } from "../features/accounts/login/login-ways.tsx";
import { useResetLinkDialog } from "../features/accounts/recovery/use-reset-link-dialog.tsx";
import { readLoginState, type LoginState, type SignUpState } from "../navigation-state.ts";
import { paths } from "../paths.ts";
import { shop } from "../shop.ts";
import { FormMessage } from "../ui/form-message.tsx";
import { DuskArch } from "../ui/dusk-arch.tsx";
import { NeedsScript } from "../ui/needs-script.tsx";
import { useAnnouncedText } from "../ui/use-announced-text.ts";
import { usePageTitle } from "../ui/use-page-title.ts";

/**
 * The login of shoppers and admins; afterwards they return to the page that they came from. A logged-in user, here or in
 * another tab, is redirected, but can log in anew if that page belongs to the other role.
 */
export const LoginPage = () => {
  usePageTitle("Welcome Back");
  const { session } = useSession();
  const navigate = useNavigate();
  const [isSubmitted, setSubmitted] = useState(false);
  const { open, dialog } = useResetLinkDialog();
  const { state } = useLocation();
  const loginState = readLoginState(state);
  const { from, message, email, pendingAction, code } = loginState;
  const setCode = (next: LoginState["code"]) => {
    const { code: _previous, ...others } = loginState;
    const nextState: LoginState = next ? { ...others, code: next } : { ...others, email: code?.email ?? "" };
    void navigate(paths.login(), { replace: true, state: nextState });
  };
  const announcedText = useAnnouncedText(session.status === "loading" ? null : (message ?? null));
  if (session.status === "loading")
    return (
      <div className="page-width pt-10">
        <NeedsScript action="Logging in" />
      </div>
    );
  if (session.status !== "visitor") {
    const nextPage = pageAfterLogin(from, session.status);
    if (!from || from === nextPage || isSubmitted)
      return <Navigate to={nextPage} replace state={pendingAction && state} />;
  }
  const signUp = (token: string) =>
    void navigate(paths.signup(), {
      state: {
        token,
        isByCode: true,
        ...(from && { from }),
        ...(pendingAction && { pendingAction }),
      } satisfies SignUpState,
    });
  return (
    <div className="page-width grid items-start gap-16 pt-10 md:grid-cols-2 md:pt-16">
      <div className="mx-auto w-full max-w-(--container-form)">
        <h1 className="text-2xl md:text-3xl">Welcome Back</h1>
        <FormMessage tone="info" className="mt-4">
          {announcedText}
        </FormMessage>
        <div className="mt-8">
          <LoginWays
            email={email}
            code={code}
            onCode={setCode}
            onForgotPassword={open}
            onLoggedIn={() => setSubmitted(true)}
            onSignUp={signUp}
          />
        </div>
        <p className="mt-6 flex flex-wrap items-center gap-x-2 border-t border-hairline pt-4 text-ink-soft">
          {`New to ${shop().name}?`}
          <Link to={paths.signup()} className="text-link inline-flex min-h-11 items-center">
            Sign up
          </Link>
        </p>
        {dialog}
      </div>
      <DuskArch className="hidden w-full max-w-105 justify-self-center md:block" />
    </div>
  );
};
