import { useId, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { OwnPasswordField } from "../session/own-password-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { CONFIRMATION_WORD } from "./confirmation-word.ts";
import { useDeleteAccount } from "./use-delete-account.ts";

const DeleteForm = ({ id, deletion }: { id: string; deletion: ReturnType<typeof useDeleteAccount> }) => (
  <form {...deletion.form} id={id} onSubmit={(event) => void deletion.submit(event)} className="grid gap-5">
    <p>
      This cannot be undone. Your orders stay in our books, because tax law asks for them, without your e-mail
      and phone number once they are over; your reviews stay without your name. Everything else goes.
    </p>
    <p>
      Open orders and returns continue, but you will get no e-mails about them and cannot follow them here. If
      we owe you a cash refund, first add your UPI ID or bank account to the order.
    </p>
    <OwnPasswordField label="Password" name="password" error={deletion.errors.password} />
    <TextField
      label={`Type ${CONFIRMATION_WORD} to confirm`}
      name="word"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      required
      error={deletion.errors.word}
    />
    <FormMessage tone="error" className="empty:hidden">
      {deletion.failure}
    </FormMessage>
  </form>
);

/** Asks for the password and a typed word. The cancel button has the initial focus. */
export const DeleteAccountDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const id = useId();
  const cancelButton = useRef<HTMLButtonElement>(null);
  const deletion = useDeleteAccount();
  return (
    <Dialog
      title="Delete your account?"
      isOpen={isOpen}
      // The deletion replaces the page at once, which an entry of the history would delay until the guard of the page acts.
      hasNoHistoryEntry
      onClose={onClose}
      initialFocus={cancelButton}
      footer={
        <>
          <Button ref={cancelButton} variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" type="submit" form={id} isLoading={deletion.isDeleting}>
            Delete for good
          </Button>
        </>
      }
    >
      <DeleteForm id={id} deletion={deletion} />
    </Dialog>
  );
};
