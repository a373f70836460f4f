import type { SessionUser } from "../session/session-storage.ts";
import { Button } from "../../../ui/button.tsx";
import { LoginCodeForm } from "./login-code-form.tsx";
import type { LoginMethod } from "./second-step.ts";
import { LoginCodeRequest } from "./login-code-request.tsx";

export type CodeLoginProps = {
  /** The address or mobile number, and when a code was sent to it (ms); `null` before. */
  code: { email: string; sentAt: number | null };
  onSent: (email: string) => void;
  onLoggedIn: (token: string, user: SessionUser) => void;
  /** The address has no account: the code has verified it for a sign-up with this token. */
  onVerified: (signUpToken: string) => void;
  onOtherAddress: () => void;
  onUsePassword: () => void;
  /** The code is right, and the account has a second factor. */
  onSecondStep: (methods: readonly LoginMethod[]) => void;
};

/** The login by a mailed code, in place of the password: the address, then the code. */
export const CodeLogin = ({ code, onSent, onOtherAddress, onUsePassword, ...outcomes }: CodeLoginProps) => (
  <>
    {code.sentAt === null ? (
      <LoginCodeRequest email={code.email} onSent={onSent} />
    ) : (
      <LoginCodeForm
        email={code.email}
        sentAt={code.sentAt}
        onSentAgain={() => onSent(code.email)}
        onOtherAddress={onOtherAddress}
        {...outcomes}
      />
    )}
    <Button variant="secondary" isWide className="mt-4" onClick={onUsePassword}>
      Use my password
    </Button>
  </>
);
