import { useState, type FormEvent } from "react";
import { errorCode, errorField, errorMessage } from "../../../graphql/error-message.ts";
import { useResetPasswordMutation } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { formText } from "../../../ui/form-text.ts";
import { PasswordField } from "../../../ui/password-field.tsx";
import { useFieldErrors } from "../../../ui/use-field-errors.ts";
import { PASSWORD_HINT, passwordProblems, type PasswordProblems } from "../new-password.ts";
import { useWayToLogin } from "./use-redirect-to-login.ts";

/** Specification, section 8. */
const words = {
  done: "Password updated successfully! Redirecting to login...",
  failed: "Failed to reset password",
};

type ResetPasswordFormProps = {
  /** Of the mailed link. */
  token: string;
  /** The link is spent or too old, and she wants another. */
  onNewLink: () => void;
};

/** A new password, by a mailed link. */
export const ResetPasswordForm = ({ token, onNewLink }: ResetPasswordFormProps) => {
  const [reset, { loading }] = useResetPasswordMutation({ fetchPolicy: "no-cache" });
  const { errors, show, form } = useFieldErrors<keyof PasswordProblems>();
  const { isLeaving, leave } = useWayToLogin({ message: "Please sign in with your new password." });
  const [failure, setFailure] = useState<{ text: string; isLinkSpent: boolean } | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLeaving) return;
    const typed = new FormData(event.currentTarget);
    const password = formText(typed, "password");
    const problems = passwordProblems(password, formText(typed, "confirmation"));
    setFailure(null);
    show(problems);
    if (problems.password ?? problems.confirmation) return;
    try {
      const { data } = await reset({ variables: { token, newPassword: password } });
      if (data) leave();
      else setFailure({ text: words.failed, isLinkSpent: false });
    } catch (error) {
      const text = errorMessage(error, { fallback: words.failed });
      if (errorField(error) === "newPassword") show({ password: text });
      else setFailure({ text, isLinkSpent: errorCode(error) === "RESET_LINK_INVALID" });
    }
  };

  return (
    <form {...form} onSubmit={(event) => void submit(event)} className="form-stack">
      <FormMessage
        tone="error"
        detail={
          failure?.isLinkSpent && (
            <button type="button" className="text-link" onClick={onNewLink}>
              Ask for a new link
            </button>
          )
        }
      >
        {failure?.text}
      </FormMessage>
      <FormMessage tone="success">{isLeaving ? words.done : null}</FormMessage>
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        hint={PASSWORD_HINT}
        error={errors.password}
        required
      />
      <PasswordField
        label="Confirm password"
        name="confirmation"
        autoComplete="new-password"
        error={errors.confirmation}
        required
      />
      <Button type="submit" size="large" isWide isLoading={loading || isLeaving}>
        Reset Password
      </Button>
    </form>
  );
};
