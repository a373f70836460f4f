import { useState, type FormEvent } from "react";
import { errorField } from "../../../graphql/error-message.ts";
import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { formText } from "../../../ui/form-text.ts";
import { useFieldErrors } from "../../../ui/use-field-errors.ts";
import { CodeField } from "../recovery/code-field.tsx";
import { codeDigits, isCompleteCode } from "../recovery/one-time-code.ts";
import { failureText } from "./failure-text.ts";
import { useSecondFactorTask, type AppSetup, type StepResult } from "./use-second-factor-task.ts";

const INCOMPLETE = "The code has six digits.";

/** "ABCD EFGH ...": groups are easier to type. */
const groupsOf = (key: string) => key.replaceAll(/(.{4})(?=.)/g, "$1 ");

/** The QR code and the key of an authenticator app, and the field for its first code. */
export const AppSetupForm = ({
  setup,
  onDone,
}: {
  setup: AppSetup;
  onDone: (result: StepResult) => void;
}) => {
  const { confirmApp } = useSecondFactorTask();
  const { errors, show, form } = useFieldErrors<"code">();
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = codeDigits(formText(new FormData(event.currentTarget), "code"));
    setFailure(null);
    show({ code: isCompleteCode(code) ? undefined : INCOMPLETE });
    if (!isCompleteCode(code)) return;
    setSending(true);
    try {
      onDone(await confirmApp(code));
    } catch (error) {
      if (errorField(error) === "code") show({ code: failureText(error) });
      else setFailure(failureText(error));
    } finally {
      setSending(false);
    }
  };

  return (
    <form {...form} onSubmit={(event) => void submit(event)} className="form-stack">
      <p>Scan this with your authenticator app, then enter the six digits that it shows.</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(setup.qrCode)}`}
        alt="QR code for your authenticator app"
        className="mx-auto size-48 border border-hairline"
      />
      <p className="text-sm text-ink-soft">
        On this device already?{" "}
        <a href={setup.uri} className="text-link">
          Open the app
        </a>
        , or type this key into it:{" "}
        <span className="font-semibold wrap-anywhere text-ink tabular-nums" translate="no">
          {groupsOf(setup.key)}
        </span>
      </p>
      <CodeField label="Code" name="code" error={errors.code} />
      <FormMessage tone="error">{failure}</FormMessage>
      <Button type="submit" isWide isLoading={isSending}>
        Turn on
      </Button>
    </form>
  );
};
