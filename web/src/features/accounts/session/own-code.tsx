import { useId, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FieldError } from "../../../ui/field-error.tsx";
import { MailedCodeForm } from "../second-factor/mailed-code-form.tsx";

type OwnCodeProps = { name: string; error: string | undefined };

/**
 * In place of the password of an account without one: a mailed code, which the session remembers for a while. The form around it
 * sends any text for the password.
 */
export const OwnCode = ({ name, error }: OwnCodeProps) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isProved, setProved] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const prove = () => {
    setProved(true);
    setOpen(false);
    // As typing does: the form removes the error of the field.
    field.current?.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return (
    <div>
      <input ref={field} type="hidden" name={name} value={isProved ? "mailed code" : ""} />
      <p ref={text} tabIndex={-1} className="outline-none">
        {isProved
          ? "Your e-mail is confirmed."
          : "You have no password. To make sure that it is you, we e-mail you a code."}
      </p>
      <FieldError id={id}>{error && "Please confirm with a code from your e-mail first."}</FieldError>
      {(!isProved || error !== undefined) && (
        <Button
          variant="secondary"
          className="mt-3"
          aria-describedby={error === undefined ? undefined : id}
          onClick={() => setOpen(true)}
        >
          E-mail me a code
        </Button>
      )}
      <Dialog
        title="Confirm it’s you"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        finalFocus={() => (isProved ? text.current : null)}
      >
        {/* A dialog is a portal: without this, the form around it would be sent too. */}
        <div onSubmit={(event) => event.stopPropagation()}>
          <MailedCodeForm onDone={prove} />
        </div>
      </Dialog>
    </div>
  );
};
