import { useState, type FormEvent } from "react";
import { errorCode, errorField, errorMessage } from "../../../graphql/error-message.ts";
import { useResetPasswordMutation } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { formText } from "../../../ui/form-text.ts";
import { PasswordField } from "../../../ui/password-field.tsx";
import { useFieldErrors } from "../../../ui/use-field-errors.ts";
import { PASSWORD_HINT, passwordProblems, type PasswordProblems } from "../new-password.ts";
import { useRedirectToLogin } from "./use-redirect-to-login.ts";

/** Specification, section 8. */
const messages = {
  done: "Password updated successfully! Redirecting to login...",
  failed: "Failed to reset password",
};

type ResetPasswordFormProps = {
  /** The token of the mailed link. */
  token: string;
  /** Opens the form for a new link, if this one was used or has expired. */
  onNewLink: () => void;
};

/** Sets a new password with the token of a mailed link. */
export const ResetPasswordForm = ({ token, onNewLink }: ResetPasswordFormProps) => {
  const [reset, { loading }] = useResetPasswordMutation({ fetchPolicy: "no-cache" });
  const { errors, show, form } = useFieldErrors<keyof PasswordProblems>();
  const { isRedirecting, startRedirect } = useRedirectToLogin({
    message: "Please sign in with your new password.",
  });
  const [failure, setFailure] = useState<{ text: string; isLinkInvalid: boolean } | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRedirecting) return;
    const formData = new FormData(event.currentTarget);
    const password = formText(formData, "password");
    const problems = passwordProblems(password, formText(formData, "confirmation"));
    setFailure(null);
    show(problems);
    if (problems.password ?? problems.confirmation) return;
    try {
      const { data } = await reset({ variables: { token, newPassword: password } });
      if (data) startRedirect();
      else setFailure({ text: messages.failed, isLinkInvalid: false });
    } catch (error) {
      const text = errorMessage(error, { fallback: messages.failed });
      if (errorField(error) === "newPassword") show({ password: text });
      else setFailure({ text, isLinkInvalid: errorCode(error) === "RESET_LINK_INVALID" });
    }
  };

  return (
    <form {...form} onSubmit={(event) => void submit(event)} className="form-stack">
      <FormMessage
        tone="error"
        detail={
          failure?.isLinkInvalid && (
            <button type="button" className="text-link" onClick={onNewLink}>
              Ask for a new link
            </button>
          )
        }
      >
        {failure?.text}
      </FormMessage>
      <FormMessage tone="success">{isRedirecting ? messages.done : null}</FormMessage>
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
      <Button type="submit" size="large" isWide isLoading={loading || isRedirecting}>
        Reset Password
      </Button>
    </form>
  );
};
