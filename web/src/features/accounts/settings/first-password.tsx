import { useState } from "react";
import { useForgotPasswordMutation } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { OutcomeMessages, type Outcome } from "../../../ui/outcome-messages.tsx";
import { resetLinkFailureText } from "../recovery/forgot-password-dialog.tsx";

/** For an account that logs in by mailed codes alone: a mailed link sets its first password. */
export const FirstPassword = ({ email }: { email: string }) => {
  const [sendLink, { loading }] = useForgotPasswordMutation({ fetchPolicy: "no-cache" });
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const send = () => {
    setOutcome(null);
    sendLink({ variables: { email } }).then(
      () => setOutcome({ tone: "success", text: "Link sent. Please check your inbox." }),
      (error: unknown) => setOutcome({ tone: "error", text: resetLinkFailureText(error) }),
    );
  };
  return (
    <div className="grid max-w-(--container-form) gap-5">
      <p className="wrap-anywhere">
        To set one, open the link that we e-mail to <b>{email}</b>. You then log in again.
      </p>
      <div className="-mb-1">
        <OutcomeMessages outcome={outcome} onVanish={() => setOutcome(null)} />
      </div>
      <Button size="large" className="sm:justify-self-start" isLoading={loading} onClick={send}>
        E-mail me the link
      </Button>
    </div>
  );
};
