import { useEffect, useRef, useState, type FormEvent } from "react";
import { useApolloClient } from "@apollo/client/react";
import { errorCode, errorField, errorMessage } from "../../../graphql/error-message.ts";
import { FinishLoginDocument, type FinishLoginInput } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { formText } from "../../../ui/form-text.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { useFieldErrors } from "../../../ui/use-field-errors.ts";
import { codeDigits, isCompleteCode } from "../recovery/one-time-code.ts";
import { PasskeyRefused } from "../second-factor/passkey-browser.ts";
import type { SessionUser } from "../session/session-storage.ts";
import { passkeyProof } from "./passkey-proof.ts";
import type { LoginMethod } from "./second-step.ts";

const FAILED = "Login failed";
const problemOf = { code: "The code has six digits.", recoveryCode: "Please enter a recovery code." };

const RECOVERY_LEAD = "Enter one of your recovery codes. It works once.";

const leadOf = ({ hasPasskey, hasApp }: { hasPasskey: boolean; hasApp: boolean }): string => {
  if (!hasPasskey) return "Enter the six digits that your authenticator app shows now.";
  return hasApp
    ? "Use your passkey, or enter the code of your authenticator app."
    : "Your account has a passkey. Use it to finish your login.";
};

export type SecondStepFormProps = {
  methods: readonly LoginMethod[];
  onLoggedIn: (token: string, user: SessionUser) => void;
  /** The login has expired, or the user wants another account. */
  onStartAgain: (message?: string) => void;
};

/** The second step of a login: a passkey, a code of the authenticator app, or a recovery code. */
export const SecondStepForm = ({ methods, onLoggedIn, onStartAgain }: SecondStepFormProps) => {
  const client = useApolloClient();
  const { errors, show, form } = useFieldErrors<"code" | "recoveryCode">();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState<"passkey" | "code" | null>(null);
  const hasApp = methods.includes("APP");
  const hasPasskey = methods.includes("PASSKEY");
  const [usesRecovery, setUsesRecovery] = useState(false);
  const field = usesRecovery ? "recoveryCode" : "code";
  const content = useRef<HTMLDivElement>(null);
  // The form takes the place of the one that had the focus.
  useEffect(
    () => content.current?.querySelector<HTMLElement>(usesRecovery ? "input" : "input, button")?.focus(),
    [usesRecovery],
  );

  const finish = async (way: "passkey" | "code", proofOf: () => Promise<FinishLoginInput>) => {
    if (busy) return;
    setFailure(null);
    setBusy(way);
    try {
      const input = await proofOf();
      const { data } = await client.mutate({
        mutation: FinishLoginDocument,
        variables: { input },
        fetchPolicy: "no-cache",
      });
      if (data) onLoggedIn(data.finishLogin.token, data.finishLogin.user);
      else setFailure(FAILED);
    } catch (error) {
      const text =
        error instanceof PasskeyRefused ? error.message : errorMessage(error, { fallback: FAILED });
      if (errorCode(error) === "LOGIN_EXPIRED") onStartAgain(text);
      else if (errorField(error) === field) show({ [field]: text });
      else setFailure(text);
    } finally {
      setBusy(null);
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = formText(new FormData(event.currentTarget), field).trim();
    const isPossible = usesRecovery ? typed !== "" : isCompleteCode(codeDigits(typed));
    show({ [field]: isPossible ? undefined : problemOf[field] });
    if (isPossible)
      void finish("code", async () => (usesRecovery ? { recoveryCode: typed } : { code: typed }));
  };

  return (
    <div ref={content}>
      <p className="mb-5 text-ink-soft">{usesRecovery ? RECOVERY_LEAD : leadOf({ hasPasskey, hasApp })}</p>
      {hasPasskey && !usesRecovery && (
        <Button
          size="large"
          isWide
          className="mb-5"
          isLoading={busy === "passkey"}
          onClick={() => void finish("passkey", () => passkeyProof(client, { anyAccount: false }))}
        >
          Use my passkey
        </Button>
      )}
      {(hasApp || usesRecovery) && (
        <form key={field} {...form} onSubmit={submit} className="form-stack">
          <TextField
            label={usesRecovery ? "Recovery code" : "Code"}
            name={field}
            error={errors[field]}
            inputMode={usesRecovery ? "text" : "numeric"}
            autoComplete={usesRecovery ? "off" : "one-time-code"}
            autoCapitalize="characters"
            spellCheck={false}
            className="[&_input]:text-lg [&_input]:tracking-[0.2em] [&_input]:tabular-nums"
            required
          />
          <Button
            type="submit"
            size="large"
            isWide
            variant={hasPasskey && !usesRecovery ? "secondary" : "primary"}
            isLoading={busy === "code"}
          >
            Continue
          </Button>
        </form>
      )}
      <FormMessage tone="error" className="mt-4 empty:hidden">
        {failure}
      </FormMessage>
      <div className="mt-3 grid justify-items-start">
        {methods.includes("RECOVERY_CODE") && (
          <Button variant="quiet" className="-ml-2" onClick={() => setUsesRecovery(!usesRecovery)}>
            {usesRecovery ? "Back to my usual way" : "Use a recovery code"}
          </Button>
        )}
        <Button variant="quiet" className="-ml-2" onClick={() => onStartAgain()}>
          Log in with another account
        </Button>
      </div>
    </div>
  );
};
