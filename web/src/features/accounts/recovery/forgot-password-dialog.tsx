import { useState, type FormEvent } from "react";
import { Link } from "react-router-dom";
import { errorMessage } from "../../../graphql/error-message.ts";
import { useForgotPasswordMutation } from "../../../graphql/generated.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { formText } from "../../../ui/form-text.ts";
import { useFieldErrors } from "../../../ui/use-field-errors.ts";
import { EmailField } from "../../../ui/email-field.tsx";
import { EMAIL_INVALID, emailText, isEmail } from "../../../ui/email.ts";

/** Specification, section 8: this form has its own text for a network error, and closes 5 seconds after success. */
const messages = {
  sent: "Reset link sent. Please check your inbox.",
  failed: "Failed to send reset link.",
  network: "Network error. Try again.",
};
const CLOSES_AFTER_SECONDS = 5;

export const resetLinkFailureText = (error: unknown) =>
  errorMessage(error, { fallback: messages.failed, network: messages.network });

const ResetLinkForm = ({ email, onDone }: { email: string; onDone: () => void }) => {
  const [sendLink, { loading }] = useForgotPasswordMutation({ fetchPolicy: "no-cache" });
  const { errors, show, form } = useFieldErrors<"email">();
  const [outcome, setOutcome] = useState<"sent" | { failure: string } | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const submittedEmail = emailText(formText(new FormData(event.currentTarget), "email"));
    setOutcome(null);
    if (!isEmail(submittedEmail)) return show({ email: EMAIL_INVALID });
    try {
      const { data } = await sendLink({ variables: { email: submittedEmail } });
      setOutcome(data ? "sent" : { failure: messages.failed });
    } catch (error) {
      setOutcome({ failure: resetLinkFailureText(error) });
    }
  };

  return (
    <form {...form} onSubmit={(event) => void submit(event)} className="form-stack">
      <EmailField defaultValue={email} error={errors.email} />
      <FormMessage tone="error">{typeof outcome === "object" ? outcome?.failure : null}</FormMessage>
      <FormMessage tone="success" vanishAfter={CLOSES_AFTER_SECONDS} onVanish={onDone}>
        {outcome === "sent" ? messages.sent : null}
      </FormMessage>
      <Button type="submit" isWide isLoading={loading}>
        Send Reset Link
      </Button>
      <p className="text-sm text-ink-soft">
        Reading your mail on another device?{" "}
        <Link to={paths.forgotPassword()} className="text-link">
          Reset with a one-time password
        </Link>
      </p>
    </form>
  );
};

type ForgotPasswordDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Prefilled address. */
  email?: string;
};

/** Requests a reset link. The response is the same with and without an account, so that it reveals no accounts. */
export const ForgotPasswordDialog = ({ isOpen, onClose, email = "" }: ForgotPasswordDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onClose={onClose}
    title="Forgot Password"
    description="We will e-mail you a link to choose a new password."
  >
    <ResetLinkForm email={email} onDone={onClose} />
  </Dialog>
);
