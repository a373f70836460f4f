import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { errorMessage } from "../../../graphql/error-message.ts";
import { FinishLoginDocument } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { PasskeyRefused } from "../second-factor/passkey-browser.ts";
import type { SessionUser } from "../session/session-storage.ts";

const FAILED = "Login failed";

type PasskeyLoginProps = { onLoggedIn: (token: string, user: SessionUser) => void };

/** The login by a passkey alone: it names the account, and proves finger, face or PIN. */
export const PasskeyLogin = ({ onLoggedIn }: PasskeyLoginProps) => {
  const client = useApolloClient();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const logIn = async () => {
    setFailure(null);
    setBusy(true);
    try {
      const { passkeyProof } = await import("./passkey-proof.ts");
      const input = await passkeyProof(client, { anyAccount: true });
      const { data } = await client.mutate({
        mutation: FinishLoginDocument,
        variables: { input },
        fetchPolicy: "no-cache",
      });
      if (data) onLoggedIn(data.finishLogin.token, data.finishLogin.user);
      else setFailure(FAILED);
    } catch (error) {
      setFailure(error instanceof PasskeyRefused ? error.message : errorMessage(error, { fallback: FAILED }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="mt-3">
      <Button variant="secondary" isWide isLoading={isBusy} onClick={() => void logIn()}>
        Use a passkey
      </Button>
      <FormMessage tone="error" className="mt-3 empty:hidden">
        {failure}
      </FormMessage>
    </div>
  );
};
