import type { FormEvent } from "react";
import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { formText } from "../../../ui/form-text.ts";
import { useFieldErrors } from "../../../ui/use-field-errors.ts";
import { EmailField } from "../../../ui/email-field.tsx";
import { EMAIL_INVALID, emailText, isEmail } from "../../../ui/email.ts";
import { OTP_NOT_SENT, useSendOtp } from "./use-send-otp.ts";

/** First step of the recovery by one-time password: the e-mail address. */
export const OtpRequestForm = ({ onSent }: { onSent: (email: string) => void }) => {
  const { send, failure, isSending } = useSendOtp(onSent);
  const { errors, show, form } = useFieldErrors<"email">();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = emailText(formText(new FormData(event.currentTarget), "email"));
    if (isEmail(email)) void send(email);
    else show({ email: EMAIL_INVALID });
  };

  return (
    <form {...form} onSubmit={submit} className="form-stack">
      <FormMessage tone="error" detail={failure?.detail}>
        {failure && OTP_NOT_SENT}
      </FormMessage>
      <EmailField error={errors.email} />
      <Button type="submit" size="large" isWide isLoading={isSending}>
        Send OTP
      </Button>
    </form>
  );
};
