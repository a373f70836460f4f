import { useState } from "react";
import { useMailedCodeAddressQuery } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { FailedState } from "../../../ui/failed-state.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { LoadingRegion } from "../../../ui/loading-region.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { SendCodeAgain } from "../login/send-code-again.tsx";
import { useSendLoginCode } from "../login/use-send-login-code.ts";
import { CodeForm } from "../recovery/code-form.tsx";
import { useSecondFactorTask } from "./use-second-factor-task.ts";

/**
 * Proves the verified e-mail address of the account by a code that is sent to it: before the first passkey or app of the staff, and
 * in place of a password that the account does not have. The address in the browser's storage may be another one.
 */
export const MailedCodeForm = ({ onDone }: { onDone: () => void }) => {
  const { data, error, refetch } = useMailedCodeAddressQuery({ fetchPolicy: "network-only" });
  const [sentAt, setSentAt] = useState<number | null>(null);
  const { send, failure, isSending } = useSendLoginCode(() => setSentAt(Date.now()));
  const { proveMailedCode } = useSecondFactorTask();
  const email = data?.me?.recoveryEmail;
  if (email === undefined && error)
    return (
      <FailedState
        text="Your email could not be loaded."
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (email === undefined)
    return (
      <LoadingRegion label="Loading your email">
        <Skeleton className="h-30" />
      </LoadingRegion>
    );
  if (sentAt !== null)
    return (
      <>
        <CodeForm
          receiver={email}
          message="email"
          submitLabel="Continue"
          onCode={async (code) => {
            await proveMailedCode(code);
            onDone();
          }}
        />
        <div className="mt-3">
          <SendCodeAgain email={email} sentAt={sentAt} onSent={() => setSentAt(Date.now())} />
        </div>
      </>
    );
  return (
    <div className="form-stack">
      <p>
        To keep your account secure, confirm your email first. We’ll send a code to{" "}
        <strong className="font-semibold wrap-anywhere">{email}</strong>.
      </p>
      <FormMessage tone="error">{failure}</FormMessage>
      <Button isWide isLoading={isSending} onClick={() => void send(email)}>
        Send code
      </Button>
      <Button variant="quiet" isWide onClick={() => setSentAt(Date.now())}>
        I have a code
      </Button>
    </div>
  );
};
