import { useState, type FormEvent } from "react";
import { errorField, errorMessage } from "../../../graphql/error-message.ts";
import { useVerifyOtpMutation } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { formText } from "../../../ui/form-text.ts";
import { PasswordField } from "../../../ui/password-field.tsx";
import { useFieldErrors } from "../../../ui/use-field-errors.ts";
import { PASSWORD_HINT, passwordProblems } from "../new-password.ts";
import { codeDigits, isWholeCode } from "./one-time-code.ts";
import { OtpField } from "./otp-field.tsx";
import { useWayToLogin } from "./use-redirect-to-login.ts";

/** Specification, section 8. */
const words = {
  done: "Password reset successfully",
  failed: "Invalid OTP or error resetting password",
};

/** Second step of the recovery by one-time password: the six digits, and a new password. A newer code empties the first. */
export const OtpResetForm = ({ email, sentAt }: { email: string; sentAt: number }) => {
  const [verifyOtp, { loading }] = useVerifyOtpMutation({ fetchPolicy: "no-cache" });
  const { errors, show, form } = useFieldErrors<"newPassword">();
  const { isLeaving, leave } = useWayToLogin({ email, message: words.done });
  const [failed, setFailed] = useState<{ sentAt: number; detail: string | null } | null>(null);
  const failure = failed?.sentAt === sentAt ? failed : null;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLeaving) return;
    const typed = new FormData(event.currentTarget);
    const [otp, newPassword] = [codeDigits(formText(typed, "otp")), formText(typed, "newPassword")];
    const { password } = passwordProblems(newPassword, newPassword);
    setFailed(null);
    show({ newPassword: password });
    if (password) return;
    if (!isWholeCode(otp)) return setFailed({ sentAt, detail: "The OTP in the mail has six digits." });
    try {
      const { data } = await verifyOtp({ variables: { email, otp, newPassword } });
      if (data) leave();
      else setFailed({ sentAt, detail: null });
    } catch (error) {
      const text = errorMessage(error, { fallback: words.failed });
      if (errorField(error) === "newPassword") show({ newPassword: text });
      else setFailed({ sentAt, detail: text === words.failed ? null : text });
    }
  };

  return (
    <form {...form} onSubmit={(event) => void submit(event)} className="form-stack">
      <FormMessage tone="error" detail={failure?.detail}>
        {failure && words.failed}
      </FormMessage>
      <FormMessage tone="success">{isLeaving ? words.done : null}</FormMessage>
      <input
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
      />
      <OtpField key={sentAt} />
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        hint={PASSWORD_HINT}
        error={errors.newPassword}
        required
      />
      <Button type="submit" size="large" isWide isLoading={loading || isLeaving}>
        Reset Password
      </Button>
    </form>
  );
};
