import { useState, type FormEvent } from "react";
import { errorField, errorMessage } from "../../../graphql/error-message.ts";
import { useVerifyOtpMutation } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { formText } from "../../../ui/form-text.ts";
import { PasswordField } from "../../../ui/password-field.tsx";
import { useFieldErrors } from "../../../ui/use-field-errors.ts";
import { PASSWORD_HINT, passwordProblems } from "../new-password.ts";
import { CodeField } from "./code-field.tsx";
import { codeDigits, isCompleteCode } from "./one-time-code.ts";
import { useRedirectToLogin } from "./use-redirect-to-login.ts";

/** Specification, section 8. */
const messages = {
  done: "Password reset successfully",
  failed: "Invalid OTP or error resetting password",
};
const OTP_INCOMPLETE = "The OTP in the mail has six digits.";

/**
 * Second step of the recovery by one-time password: the code and a new password. A newer code clears the field and the
 * error.
 */
export const OtpResetForm = ({ email, sentAt }: { email: string; sentAt: number }) => {
  const [verifyOtp, { loading }] = useVerifyOtpMutation({ fetchPolicy: "no-cache" });
  const { errors, show, form } = useFieldErrors<"otp" | "newPassword">();
  const { isRedirecting, startRedirect } = useRedirectToLogin({ email, message: messages.done });
  const [lastFailure, setLastFailure] = useState<{ sentAt: number; detail: string | null } | null>(null);
  const failure = lastFailure?.sentAt === sentAt ? lastFailure : null;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRedirecting) return;
    const formData = new FormData(event.currentTarget);
    const [otp, newPassword] = [codeDigits(formText(formData, "otp")), formText(formData, "newPassword")];
    const { password } = passwordProblems(newPassword, newPassword);
    const otpProblem = isCompleteCode(otp) ? undefined : OTP_INCOMPLETE;
    setLastFailure(otpProblem ? { sentAt, detail: null } : null);
    show({ otp: otpProblem, newPassword: password });
    if (otpProblem ?? password) return;
    try {
      const { data } = await verifyOtp({ variables: { email, otp, newPassword } });
      if (data) startRedirect();
      else setLastFailure({ sentAt, detail: null });
    } catch (error) {
      const text = errorMessage(error, { fallback: messages.failed });
      if (errorField(error) === "newPassword") show({ newPassword: text });
      else setLastFailure({ sentAt, detail: text === messages.failed ? null : text });
    }
  };

  return (
    <form {...form} onSubmit={(event) => void submit(event)} className="form-stack">
      <FormMessage tone="error" detail={failure?.detail}>
        {failure && messages.failed}
      </FormMessage>
      <FormMessage tone="success">{isRedirecting ? messages.done : null}</FormMessage>
      <input
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
      />
      <CodeField
        label="OTP"
        name="otp"
        key={sentAt}
        error={failure ? errors.otp : undefined}
        hint="The six digits from the mail. They work for 10 minutes."
      />
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        hint={PASSWORD_HINT}
        error={errors.newPassword}
        required
      />
      <Button type="submit" size="large" isWide isLoading={loading || isRedirecting}>
        Reset Password
      </Button>
    </form>
  );
};
