import { useState, type FormEvent, type ReactNode } from "react";
import { errorField } from "../../../graphql/error-message.ts";
import {
  useSecondFactorQuery,
  useStartConfirmationMutation,
  type ConfirmationInput,
} from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { formText } from "../../../ui/form-text.ts";
import { OwnPasswordField } from "../session/own-password-field.tsx";
import { useFieldErrors } from "../../../ui/use-field-errors.ts";
import { failureText } from "./failure-text.ts";
import { askForPasskey, hasPasskeys } from "./passkey-browser.ts";

/** Sentences by the name of their field. */
type FieldErrors = Partial<Record<string, string>>;

type ConfirmedFormProps = {
  /** What stands before the password, with the errors of its fields. */
  children?: (errors: FieldErrors) => ReactNode;
  /** What stands between the password and the button. */
  notice?: ReactNode;
  button: string;
  isDanger?: boolean | undefined;
  /** False for a change that needs no proof: it has no password field, and leaves the confirmation unused. */
  needsConfirmation?: boolean;
  /** The errors of the fields before the password: with one, nothing is sent. */
  check?: (typed: FormData) => FieldErrors;
  onConfirmed: (confirmation: ConfirmationInput, typed: FormData) => Promise<void>;
  /** The sentence for a failed request, if the change has one of its own. */
  failureOf?: (error: unknown) => string;
};

/** A form that asks for the password again, or for a passkey of the account, before it carries out a change. */
export const ConfirmedForm = ({
  children,
  notice,
  button,
  isDanger = false,
  needsConfirmation = true,
  check,
  onConfirmed,
  failureOf,
}: ConfirmedFormProps) => {
  const { data } = useSecondFactorQuery({ skip: !needsConfirmation });
  const [startConfirmation] = useStartConfirmationMutation({ fetchPolicy: "no-cache" });
  const { errors, show, form } = useFieldErrors<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState<"password" | "passkey" | null>(null);
  const hasPasskey = (data?.secondFactor.passkeys.length ?? 0) > 0;

  const passkeyConfirmation = async (): Promise<ConfirmationInput> => {
    const started = await startConfirmation();
    return { passkey: await askForPasskey(started.data?.startConfirmation.options) };
  };
  const carryOut = async (formElement: HTMLFormElement, way: "password" | "passkey") => {
    if (busy) return;
    const typed = new FormData(formElement);
    const password = formText(typed, "password");
    const isMissing = needsConfirmation && way === "password" && password === "";
    const problems = {
      ...check?.(typed),
      password: isMissing ? "Please enter your password." : undefined,
    };
    setFailure(null);
    show(problems);
    if (Object.values(problems).some(Boolean)) return;
    setBusy(way);
    try {
      await onConfirmed(way === "passkey" ? await passkeyConfirmation() : { password }, typed);
      formElement.reset();
    } catch (error) {
      const field = errorField(error);
      const text = failureText(error, failureOf);
      if (field && formElement.elements.namedItem(field)) show({ [field]: text });
      else setFailure(text);
    } finally {
      setBusy(null);
    }
  };

  return (
    <form
      {...form}
      className="form-stack"
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        // A dialog is a portal: without this, the form below it would be sent too.
        event.stopPropagation();
        void carryOut(event.currentTarget, "password");
      }}
    >
      {children?.(errors)}
      {needsConfirmation && (
        <OwnPasswordField label="Your password" name="password" error={errors["password"]} />
      )}
      {notice}
      <FormMessage tone="error">{failure}</FormMessage>
      <Button type="submit" isWide variant={isDanger ? "danger" : "primary"} isLoading={busy === "password"}>
        {button}
      </Button>
      {hasPasskey && hasPasskeys() && (
        <Button
          variant="secondary"
          isWide
          isLoading={busy === "passkey"}
          onClick={({ currentTarget }) => {
            if (currentTarget.form) void carryOut(currentTarget.form, "passkey");
          }}
        >
          Use a passkey instead
        </Button>
      )}
    </form>
  );
};
