import { useState } from "react";
import { LoginNumberDocument, useConfirmLoginNumberMutation } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { CodeForm } from "../recovery/code-form.tsx";
import { AddNumberForm, RemoveNumberForm } from "./number-form.tsx";

type NumberCodeFormProps = { mobile: string; onOtherNumber: () => void; onDone: () => void };

/** The code that was sent to the number. */
const NumberCodeForm = ({ mobile, onOtherNumber, onDone }: NumberCodeFormProps) => {
  const [confirm] = useConfirmLoginNumberMutation({
    update: (cache, { data }) =>
      data && cache.writeQuery({ query: LoginNumberDocument, data: data.confirmLoginNumber }),
  });
  return (
    <>
      <CodeForm
        receiver={mobile}
        message="SMS"
        submitLabel="Confirm"
        onCode={async (code) => {
          await confirm({ variables: { mobile, code } });
          onDone();
        }}
      />
      <div className="mt-3">
        <Button variant="quiet" isWide onClick={onOtherNumber}>
          Use another number
        </Button>
      </div>
    </>
  );
};

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
