import { useId } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { OwnPasswordField } from "../session/own-password-field.tsx";
import { useSendConfirmation } from "./use-send-confirmation.ts";

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
