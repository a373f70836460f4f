import { useId, useState } from "react";
import type { AdminReturn_ReturnFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { headingId } from "../focus-return.ts";
import { isOpenReturn } from "../return-words.ts";

type RefuseReturnDialogProps = {
  shown: Pick<AdminReturn_ReturnFragment, "id" | "returnNumber" | "status">;
  isOpen: boolean;
  isBusy: boolean;
  /** Why the return was not refused. The reason stays for another try. */
  failure: string | null;
  onClose: () => void;
  onRefuse: (reason: string) => void;
};

/** Asks for the reason of a refusal, which the shopper reads. */
export const RefuseReturnDialog = ({
  shown,
  isOpen,
  isBusy,
  failure,
  onClose,
  onRefuse,
}: RefuseReturnDialogProps) => {
  const id = useId();
  const [reason, setReason] = useState("");
  const [isChecked, setChecked] = useState(false);
  const isMissing = reason.trim() === "";
  return (
    <Dialog
      title={`Refuse return ${shown.returnNumber}?`}
      description="The customer gets an e-mail with your reason. A reserved replacement goes back into stock."
      isOpen={isOpen}
      onClose={onClose}
      // The opener is gone after the refusal.
      finalFocus={() => (isOpenReturn(shown.status) ? null : document.getElementById(headingId(shown.id)))}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} isLoading={isBusy}>
            Refuse
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(true);
          if (!isMissing && !isBusy) onRefuse(reason);
        }}
      >
        <TextArea
          label="Reason"
          maxLength={500}
          value={reason}
          error={isChecked && isMissing ? "Please write a reason. The customer will read it." : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        <FormMessage tone="error" className={failure ? "mt-4" : ""}>
          {failure}
        </FormMessage>
      </form>
    </Dialog>
  );
};
