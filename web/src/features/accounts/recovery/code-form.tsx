import { useState, type FormEvent } from "react";
import { errorField, errorMessage } from "../../../graphql/error-message.ts";
import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { formText } from "../../../ui/form-text.ts";
import { useFieldErrors } from "../../../ui/use-field-errors.ts";
import { CodeField } from "./code-field.tsx";
import { codeDigits } from "./one-time-code.ts";

const DIGITS = 8;
const FAILED = "That did not work. Please try again.";

type CodeFormProps = {
  /** Address or number to which the code was sent. */
  receiver: string;
  /** Name of the message that has the code. */
  message: "email" | "SMS";
  submitLabel: string;
  /** Rejects with the error of the shop if the code is wrong. */
  onCode: (code: string) => Promise<unknown>;
};

/** Asks for the eight digits that were sent to a logged-in person, to prove an address or a number. */
export const CodeForm = ({ receiver, message, submitLabel, onCode }: CodeFormProps) => {
  const { errors, show, form } = useFieldErrors<"code">();
  const [failure, setFailure] = useState<string | null>(null);
  const [isChecking, setChecking] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = codeDigits(formText(new FormData(event.currentTarget), "code"), DIGITS);
    setFailure(null);
    show({ code: code.length === DIGITS ? undefined : `The code in the ${message} has eight digits.` });
    if (code.length < DIGITS || isChecking) return;
    setChecking(true);
    try {
      await onCode(code);
    } catch (error) {
      const text = errorMessage(error, { fallback: FAILED });
      if (errorField(error) === "code") show({ code: text });
      else setFailure(text);
    } finally {
      setChecking(false);
    }
  };

  return (
    <form {...form} onSubmit={(event) => void submit(event)} className="form-stack">
      <p>
        Enter the code we sent to <strong className="font-semibold wrap-anywhere">{receiver}</strong>. It
        works for 10 minutes, in this browser.
      </p>
      <CodeField
        label="Code"
        name="code"
        error={errors.code}
        hint={`The eight digits from the ${message}.`}
        digits={DIGITS}
      />
      <FormMessage tone="error">{failure}</FormMessage>
      <Button type="submit" isWide isLoading={isChecking}>
        {submitLabel}
      </Button>
    </form>
  );
};
