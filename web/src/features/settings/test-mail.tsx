import { useState } from "react";
import { writeErrorMessage } from "../../graphql/lost-answer.ts";
import { useSendTestMailMutation } from "../../graphql/generated.ts";
import { useSession } from "../accounts/session/session.ts";
import { Button } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import type { Outcome } from "../../ui/outcome-messages.tsx";

/** A button that shows whether mails of the shop arrive. */
export const TestMail = () => {
  const { session } = useSession();
  const [send, { loading }] = useSendTestMailMutation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const press = async () => {
    setOutcome(null);
    try {
      await send();
      const email = session.status === "admin" ? session.user.email : "your address";
      setOutcome({
        tone: "success",
        text: `A mail is on its way to ${email}. Please check the spam folder too.`,
      });
    } catch (error) {
      setOutcome({
        tone: "error",
        text: writeErrorMessage(error, { fallback: "The mail could not be sent." }),
      });
    }
  };
  return (
    <section aria-labelledby="test-mail" className="mt-8">
      <h2 id="test-mail" className="text-xl">
        Mails
      </h2>
      <p className="mt-1 mb-3 max-w-prose text-sm text-ink-soft">
        Do your mails arrive? Send one to yourself before the shop opens, and after a change of the mail
        server.
      </p>
      <Button variant="secondary" isLoading={loading} onClick={() => void press()}>
        Send a test mail
      </Button>
      <FormMessage tone={outcome?.tone ?? "success"} className={outcome ? "mt-4" : ""}>
        {outcome?.text}
      </FormMessage>
    </section>
  );
};
