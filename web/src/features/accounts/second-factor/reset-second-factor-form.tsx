import { useState } from "react";
import { useResetSecondFactorMutation } from "../../../graphql/generated.ts";
import { EmailField } from "../../../ui/email-field.tsx";
import { EMAIL_INVALID, emailText, isEmail } from "../../../ui/email.ts";
import { FormMessage } from "../../../ui/form-message.tsx";
import { formText } from "../../../ui/form-text.ts";
import { ConfirmedForm } from "./confirmed-form.tsx";

const emailOf = (typed: FormData) => emailText(formText(typed, "email"));

/** For a helper or a shopper who has lost both the device and the recovery codes. */
export const ResetSecondFactorForm = () => {
  const [reset] = useResetSecondFactorMutation({ fetchPolicy: "no-cache" });
  const [resetEmail, setResetEmail] = useState<string | null>(null);
  return (
    <section aria-labelledby="reset-two-step-login" className="mt-12 border-t border-hairline pt-6">
      <h2 id="reset-two-step-login" className="mb-2 text-lg">
        Reset two-step login for a lost device
      </h2>
      <p className="mb-4 text-ink-soft">
        Turns off two-step login for another account and logs it out everywhere. First make sure that you are
        talking to its owner: anyone with the password can then log in.
      </p>
      <div className="max-w-(--container-form)">
        <ConfirmedForm
          button="Turn off their two-step login"
          isDanger
          check={(typed) => {
            setResetEmail(null);
            return { email: isEmail(emailOf(typed)) ? undefined : EMAIL_INVALID };
          }}
          onConfirmed={async (confirmation, typed) => {
            const email = emailOf(typed);
            await reset({ variables: { email, confirmation } });
            setResetEmail(email);
          }}
        >
          {(errors) => <EmailField autoComplete="off" error={errors["email"]} />}
        </ConfirmedForm>
        <FormMessage tone="success" className="mt-4 empty:hidden">
          {resetEmail && `Two-step login is turned off for ${resetEmail}.`}
        </FormMessage>
      </div>
    </section>
  );
};
