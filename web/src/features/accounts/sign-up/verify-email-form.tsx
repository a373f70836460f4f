import { useApolloClient } from "@apollo/client/react";
import { useState, type FormEvent, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { errorMessage } from "../../../graphql/error-message.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { formText } from "../../../ui/form-text.ts";
import { useFieldErrors } from "../../../ui/use-field-errors.ts";
import { EmailField } from "../../../ui/email-field.tsx";
import { EMAIL_INVALID, emailText, isEmail } from "../../../ui/email.ts";
import type { LoginState } from "../../../navigation-state.ts";
import { EMAIL_REGISTERED } from "./email-registered.ts";
import { sendSignUpLink, type SignUpLinkOutcome } from "./send-sign-up-link.ts";
import { LazyNotice } from "../notices/lazy-notice.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";

const SignUpNotice = lazyPart(() => import("./sign-up-notice.tsx"), "SignUpNotice");

/** Specification, section 8. */
const SENT = "Verification link sent to your email! Please check your inbox and click the link to continue.";
const FAILED = "Failed to send verification email";

type Outcome = { tone: "success" | "error"; text: string; detail?: ReactNode };

/** Shown before the first submit: why the opened link is not valid. */
export type LinkProblem = { text: string; detail?: ReactNode };

const loginLink = (email: string) => (
  <Link to={paths.login()} state={{ email } satisfies LoginState} className="text-link">
    Go to the login
  </Link>
);

/** What the form says after the request for a link. */
export const linkOutcome = (result: SignUpLinkOutcome, email: string): Outcome => {
  if (result === "registered") return { tone: "error", text: EMAIL_REGISTERED, detail: loginLink(email) };
  if (result === "failed") return { tone: "error", text: FAILED };
  return { tone: "success", text: SENT, detail: `Sent to ${email}. It works for 24 hours.` };
};

export const linkFailureText = (error: unknown) => errorMessage(error, { fallback: FAILED });

/** First step of the sign-up: mails a link that verifies the address. */
export const VerifyEmailForm = ({ problem }: { problem?: LinkProblem | undefined }) => {
  const client = useApolloClient();
  const [isSending, setSending] = useState(false);
  const { errors, show, form } = useFieldErrors<"email">();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = emailText(formText(new FormData(event.currentTarget), "email"));
    setOutcome(null);
    if (!isEmail(email)) return show({ email: EMAIL_INVALID });
    setSending(true);
    try {
      setOutcome(linkOutcome(await sendSignUpLink(client, email), email));
    } catch (error) {
      setOutcome({ tone: "error", text: linkFailureText(error) });
    } finally {
      setSending(false);
    }
  };

  const isSent = outcome?.tone === "success";
  const failure = isSent || isSending ? null : (outcome ?? (errors.email ? null : problem));
  return (
    <form {...form} onSubmit={(event) => void submit(event)} className="form-stack">
      <FormMessage tone="error" detail={failure?.detail}>
        {failure?.text}
      </FormMessage>
      <FormMessage tone="success" detail={<span className="wrap-anywhere">{outcome?.detail}</span>}>
        {isSent ? outcome.text : null}
      </FormMessage>
      <EmailField error={errors.email} />
      <Button
        type="submit"
        size="large"
        isWide
        variant={isSent ? "secondary" : "primary"}
        isLoading={isSending}
      >
        {isSent ? "Send Another Link" : "Send Verification Link"}
      </Button>
      <LazyNotice>
        <SignUpNotice step="address" />
      </LazyNotice>
    </form>
  );
};
