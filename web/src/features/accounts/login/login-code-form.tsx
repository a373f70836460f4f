import { useState, type FormEvent } from "react";
import { errorField, errorMessage } from "../../../graphql/error-message.ts";
import { useLoginByCodeMutation, useLoginBySmsMutation } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { formText } from "../../../ui/form-text.ts";
import { useFieldErrors } from "../../../ui/use-field-errors.ts";
import { CodeField } from "../recovery/code-field.tsx";
import { codeDigits } from "../recovery/one-time-code.ts";
import type { SessionUser } from "../session/session-storage.ts";
import { mobileText } from "../../../ui/typed-number.ts";
import { SendCodeAgain } from "./send-code-again.tsx";
import { secondStepOf, type LoginMethod } from "./second-step.ts";

const DIGITS = 8;
const FAILED = "Login failed";
const INCOMPLETE = "The code in the mail has eight digits.";
const SMS_INCOMPLETE = "The code in the SMS has eight digits.";

type LoginCodeFormProps = {
  /** The address, or the mobile number of a code by SMS. */
  email: string;
  sentAt: number;
  onSentAgain: () => void;
  onLoggedIn: (token: string, user: SessionUser) => void;
  onVerified: (signUpToken: string) => void;
  onOtherAddress: () => void;
  onSecondStep: (methods: readonly LoginMethod[]) => void;
};

/** Second step of the login by a code: the code. Phones can fill it in from the mail or the SMS. */
export const LoginCodeForm = (props: LoginCodeFormProps) => {
  const { email, sentAt, onSentAgain, onLoggedIn, onVerified, onOtherAddress, onSecondStep } = props;
  const [logInByMail, { loading: isMailed }] = useLoginByCodeMutation({ fetchPolicy: "no-cache" });
  const [logInBySms, { loading: isTexted }] = useLoginBySmsMutation({ fetchPolicy: "no-cache" });
  const isSms = mobileText(email) !== undefined;
  const { errors, show, form } = useFieldErrors<"code">();
  const [failure, setFailure] = useState<string | null>(null);

  const logIn = async (code: string) => {
    if (!isSms) return (await logInByMail({ variables: { email, code } })).data?.loginByCode;
    const { data } = await logInBySms({ variables: { mobile: email, code } });
    return { login: data?.loginBySms ?? null, signUpToken: null };
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = codeDigits(formText(new FormData(event.currentTarget), "code"), DIGITS);
    setFailure(null);
    show({ code: code.length === DIGITS ? undefined : isSms ? SMS_INCOMPLETE : INCOMPLETE });
    if (code.length < DIGITS) return;
    try {
      const { login, signUpToken } = (await logIn(code)) ?? {};
      if (login) onLoggedIn(login.token, login.user);
      else if (signUpToken) onVerified(signUpToken);
      else setFailure(FAILED);
    } catch (error) {
      const methods = secondStepOf(error);
      if (methods) return onSecondStep(methods);
      const text = errorMessage(error, { fallback: FAILED });
      if (errorField(error) === "code") show({ code: text });
      else setFailure(text);
    }
  };

  return (
    <>
      <form {...form} onSubmit={(event) => void submit(event)} className="form-stack">
        <p className="text-ink-soft">
          {isSms
            ? "If this number is set up for login codes, we have sent one to "
            : "We have sent a code to "}
          <strong className="font-semibold wrap-anywhere text-ink">{email}</strong>. It works for 10 minutes,
          in this browser.
        </p>
        <CodeField
          label="Login code"
          name="code"
          error={errors.code}
          hint={isSms ? "The eight digits from the SMS." : "The eight digits from the mail."}
          digits={DIGITS}
        />
        <Button type="submit" size="large" isWide isLoading={isMailed || isTexted}>
          Continue
        </Button>
        <FormMessage tone="error">{failure}</FormMessage>
      </form>
      <div className="mt-3 grid justify-items-start">
        <SendCodeAgain email={email} sentAt={sentAt} onSent={onSentAgain} />
        <Button variant="quiet" className="-ml-2" onClick={onOtherAddress}>
          {isSms ? "Use another number or address" : "Use another address"}
        </Button>
      </div>
    </>
  );
};
