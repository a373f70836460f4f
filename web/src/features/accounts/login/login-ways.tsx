import { Suspense, useEffect, useRef, useState } from "react";
import type { LoginState } from "../../../navigation-state.ts";
import { FormMessage } from "../../../ui/form-message.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { hasPasskeys } from "../second-factor/passkey-browser.ts";
import type { SessionUser } from "../session/session-storage.ts";
import { useSession } from "../session/session.ts";
import { showNotStored } from "../session/show-not-stored.ts";
import { LoginForm } from "./login-form.tsx";
import type { LoginMethod } from "./second-step.ts";

const CodeLogin = lazyPart(() => import("./code-login.tsx"), "CodeLogin");
const PasskeyLogin = lazyPart(() => import("./passkey-login.tsx"), "PasskeyLogin");
const SecondStepForm = lazyPart(() => import("./second-step-form.tsx"), "SecondStepForm");

type LoginWaysProps = {
  email: string | undefined;
  /** The login is by a mailed code. */
  code: LoginState["code"];
  onCode: (code: LoginState["code"]) => void;
  onForgotPassword: (email: string) => void;
  /** Called before the session changes. */
  onLoggedIn: () => void;
  onSignUp: (token: string) => void;
};

/** The ways to log in: password, mailed code or passkey, and the second step of an account with a second factor. */
export const LoginWays = ({
  email,
  code,
  onCode,
  onForgotPassword,
  onLoggedIn,
  onSignUp,
}: LoginWaysProps) => {
  const { logIn } = useSession();
  const [methods, setMethods] = useState<readonly LoginMethod[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const content = useRef<HTMLDivElement>(null);
  const isByPassword = !code && !methods;
  const wasByPassword = useRef(isByPassword);
  useEffect(() => {
    // Back at the password: the control that was pressed is gone. The other forms take the focus themselves.
    if (isByPassword && !wasByPassword.current) content.current?.querySelector("input")?.focus();
    wasByPassword.current = isByPassword;
  }, [isByPassword]);
  const finish = async (token: string, user: SessionUser) => {
    onLoggedIn();
    if (!(await logIn(token, user))) showNotStored();
  };
  const startAgain = (message?: string) => {
    setMethods(null);
    setFailure(message ?? null);
    if (code) onCode({ email: code.email, sentAt: null });
  };
  const toSecondStep = (next: readonly LoginMethod[]) => {
    setFailure(null);
    setMethods(next);
  };
  const way = () => {
    if (methods)
      return (
        <SecondStepForm
          methods={methods}
          onLoggedIn={(token, user) => void finish(token, user)}
          onStartAgain={startAgain}
        />
      );
    if (code)
      return (
        <CodeLogin
          code={code}
          onSent={(address) => onCode({ email: address, sentAt: Date.now() })}
          onLoggedIn={(token, user) => void finish(token, user)}
          onSecondStep={toSecondStep}
          onVerified={onSignUp}
          onOtherAddress={() => onCode({ email: code.email, sentAt: null })}
          onUsePassword={() => onCode(undefined)}
        />
      );
    return (
      <>
        <LoginForm
          email={email}
          onForgotPassword={onForgotPassword}
          onUseCode={(typedEmail) => onCode({ email: typedEmail, sentAt: null })}
          onSecondStep={toSecondStep}
          onLoggedIn={onLoggedIn}
        />
        {hasPasskeys() && <PasskeyLogin onLoggedIn={(token, user) => void finish(token, user)} />}
      </>
    );
  };
  return (
    <div ref={content}>
      <FormMessage tone="error" className="mb-5 empty:hidden">
        {failure}
      </FormMessage>
      <Suspense>{way()}</Suspense>
    </div>
  );
};
