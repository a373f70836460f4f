import { useId, useState, type FormEvent } from "react";
import { errorField, errorMessage } from "../../../graphql/error-message.ts";
import { useSendConfirmationMutation } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { formText } from "../../../ui/form-text.ts";
import { useFieldErrors } from "../../../ui/use-field-errors.ts";
import { CURRENT_PASSWORD_MISSING } from "../new-password.ts";
import { OwnPasswordField } from "../session/own-password-field.tsx";

/** Specification, section 8: the same text as in the sign-up. */
const FAILED = "Failed to send verification email";

/** Mails the link that verifies the pending address. Needs the current password. */
const useSendConfirmation = (onSent: () => void) => {
  const [send, { loading }] = useSendConfirmationMutation({ fetchPolicy: "no-cache" });
  const { errors, show, form } = useFieldErrors<"currentPassword">();
  const [failure, setFailure] = useState<string | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const currentPassword = formText(new FormData(event.currentTarget), "currentPassword");
    setFailure(null);
    if (currentPassword === "") return show({ currentPassword: CURRENT_PASSWORD_MISSING });
    try {
      const { data } = await send({ variables: { currentPassword } });
      if (data) onSent();
      else setFailure(FAILED);
    } catch (error) {
      const text = errorMessage(error, { fallback: FAILED });
      if (errorField(error) === "currentPassword") show({ currentPassword: text });
      else setFailure(text);
    }
  };

  return { errors, form, failure, submit, isSending: loading };
};

type FormProps = { id: string; sending: ReturnType<typeof useSendConfirmation> };

const PasswordForm = ({ id, sending: { form, errors, failure, submit } }: FormProps) => (
  <form {...form} id={id} onSubmit={(event) => void submit(event)} className="grid gap-5">
    <OwnPasswordField label="Current password" name="currentPassword" error={errors.currentPassword} />
    <FormMessage tone="error">{failure}</FormMessage>
  </form>
);

type SendConfirmationDialogProps = {
  email: string;
  isOpen: boolean;
  onClose: () => void;
  onSent: () => void;
};

/** Mails the verification link. Asks for the password, because a verified address can recover the account. */
export const SendConfirmationDialog = ({ email, isOpen, onClose, onSent }: SendConfirmationDialogProps) => {
  const id = useId();
  const sending = useSendConfirmation(onSent);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Verify your e-mail address"
      description={
        <span className="wrap-anywhere">We mail a link to {email}. It works once, within 24 hours.</span>
      }
      footer={
        <Button type="submit" form={id} isLoading={sending.isSending}>
          Send Link
        </Button>
      }
    >
      <PasswordForm id={id} sending={sending} />
    </Dialog>
  );
};
