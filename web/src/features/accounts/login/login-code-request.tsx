import { useEffect, useRef, type FormEvent } from "react";
import { Button } from "../../../ui/button.tsx";
import { EmailField } from "../../../ui/email-field.tsx";
import { EMAIL_INVALID, emailText, isEmail } from "../../../ui/email.ts";
import { FormMessage } from "../../../ui/form-message.tsx";
import { formText } from "../../../ui/form-text.ts";
import { useFieldErrors } from "../../../ui/use-field-errors.ts";
import { shop } from "../../../shop.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { mobileText } from "../../../ui/typed-number.ts";
import { useSendLoginCode } from "./use-send-login-code.ts";

const RECEIVER_INVALID = "Please enter a valid email address, or a mobile number of ten digits.";

/**
 * First step of the login by a code: the address, or the number if the shop sends codes by SMS. It takes the focus, as the form
 * appears in place of another one.
 */
export const LoginCodeRequest = ({ email, onSent }: { email: string; onSent: (email: string) => void }) => {
  const { send, failure, isSending } = useSendLoginCode(onSent);
  const { errors, show, form } = useFieldErrors<"email">();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = emailText(formText(new FormData(event.currentTarget), "email"));
    const mobile = shop().hasSmsCodes ? mobileText(typed) : undefined;
    if (mobile ?? isEmail(typed)) void send(mobile ?? typed);
    else show({ email: shop().hasSmsCodes ? RECEIVER_INVALID : EMAIL_INVALID });
  };
  const field = {
    ref: input,
    autoComplete: "username",
    defaultValue: email,
    error: errors.email,
  };

  return (
    <form {...form} onSubmit={submit} className="form-stack">
      {shop().hasSmsCodes ? (
        <>
          <p className="text-ink-soft">
            We will send you a code of eight digits: by e-mail, or by SMS to the mobile number that you have
            added under Security in your settings. If you are new here, a code by e-mail starts your account.
          </p>
          <TextField
            {...field}
            label="E-mail or mobile number"
            name="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={300}
            required
          />
        </>
      ) : (
        <>
          <p className="text-ink-soft">
            We will e-mail you a code of eight digits. If you are new here, the same code starts your account.
          </p>
          <EmailField {...field} />
        </>
      )}
      <Button type="submit" size="large" isWide isLoading={isSending}>
        Send Code
      </Button>
      <FormMessage tone="error">{failure}</FormMessage>
    </form>
  );
};
