import { useState } from "react";
import { Dialog } from "../../../ui/dialog.tsx";
import { NumberCodeForm } from "./number-code-form.tsx";
import { AddNumberForm, RemoveNumberForm } from "./number-form.tsx";

type LoginNumberDialogProps = {
  kind: "add" | "remove";
  isOpen: boolean;
  onClose: () => void;
  /** Called after the change, with the sentence to show. */
  onDone: (message: string) => void;
};

const titles = { add: "Add a mobile number", remove: "Remove this mobile number?" };

/** The steps of a change of the login number: the number with the password or a passkey, then the code. A removal has one step. */
export const LoginNumberDialog = ({ kind, isOpen, onClose, onDone }: LoginNumberDialogProps) => {
  const [mobile, setMobile] = useState<string | null>(null);
  const finish = (message: string) => {
    onDone(message);
    onClose();
  };
  return (
    <Dialog title={titles[kind]} isOpen={isOpen} onClose={onClose}>
      {kind === "remove" && <RemoveNumberForm onRemoved={() => finish("The mobile number is removed.")} />}
      {kind === "add" && mobile === null && <AddNumberForm onSent={setMobile} />}
      {mobile !== null && (
        <NumberCodeForm
          mobile={mobile}
          onOtherNumber={() => setMobile(null)}
          onDone={() => finish("Your mobile number is confirmed. You can log in with codes by SMS.")}
        />
      )}
    </Dialog>
  );
};
