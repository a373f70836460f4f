import { useState, type FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import { EmailField } from "../../ui/email-field.tsx";
import { emailText, isEmail } from "../../ui/email.ts";
import type { LoginState } from "../../navigation-state.ts";
import { PrivacyNotice } from "../accounts/notices/privacy-notice.tsx";
import { subscribeNotice } from "../accounts/notices/subscribe.notice.ts";
import { EMAIL_REGISTERED } from "../accounts/sign-up/email-registered.ts";
import { useSubscribe } from "../accounts/sign-up/use-subscribe.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { formText } from "../../ui/form-text.ts";
import { NeedsScript } from "../../ui/needs-script.tsx";
import { useFieldErrors } from "../../ui/use-field-errors.ts";

/** Specification, section 8. */
const messages = {
  invalid: "Please enter a valid email.",
  sent: "Check your inbox for the verification link!",
  sentDetail: "Link sent! Check your email to continue signup.",
};

/** Mails a sign-up link to the address. An address that has an account is sent to the login. */
export const SubscribeForm = () => {
  const navigate = useNavigate();
  const { subscribe, isSending } = useSubscribe();
  const { errors, show, form } = useFieldErrors<"email">();
  const [failure, setFailure] = useState<string | null>(null);
  const [isSent, setSent] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = emailText(formText(new FormData(event.currentTarget), "email"));
    setFailure(null);
    setSent(false);
    if (!isEmail(email)) return show({ email: messages.invalid });
    const outcome = await subscribe(email);
    if (outcome === "sent") return setSent(true);
    if (outcome !== "registered") return setFailure(outcome.failure);
    await navigate(paths.login(), { state: { message: EMAIL_REGISTERED, email } satisfies LoginState });
  };

  return (
    <form {...form} onSubmit={(event) => void submit(event)}>
      <NeedsScript action="Subscribing" />
      <div className="flex flex-wrap items-start gap-3 noscript:hidden">
        <EmailField
          className="grow basis-64"
          hint="We will e-mail you a link to create your account. Your code comes with it."
          error={errors.email}
        />
        <Button
          type="submit"
          size="large"
          className="max-sm:w-full sm:mt-7 sm:min-h-12"
          isLoading={isSending}
        >
          Get the link
        </Button>
      </div>
      <FormMessage tone="error" className={failure ? "mt-4" : ""}>
        {failure}
      </FormMessage>
      <FormMessage tone="success" className={isSent ? "mt-4" : ""} detail={messages.sentDetail}>
        {isSent ? messages.sent : null}
      </FormMessage>
      <div className="noscript:hidden">
        <PrivacyNotice notice={subscribeNotice} />
      </div>
    </form>
  );
};
