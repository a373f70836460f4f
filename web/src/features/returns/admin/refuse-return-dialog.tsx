import { useId, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextArea } from "../../../ui/text-area.tsx";

type RefuseReturnDialogProps = {
  returnNumber: string;
  isOpen: boolean;
  isBusy: boolean;
  onClose: () => void;
  onRefuse: (reason: string) => void;
};

/** Asks for the reason of a refusal, which the shopper reads. */
export const RefuseReturnDialog = ({
  returnNumber,
  isOpen,
  isBusy,
  onClose,
  onRefuse,
}: RefuseReturnDialogProps) => {
  const id = useId();
  const [reason, setReason] = useState("");
  const [isChecked, setChecked] = useState(false);
  const isMissing = reason.trim() === "";
  return (
    <Dialog
      title={`Refuse return ${returnNumber}?`}
      description="The shopper gets a mail with your reason. A replacement that was put aside goes back into stock."
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it open
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
          error={isChecked && isMissing ? "Please write a reason; the shopper reads it." : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </Dialog>
  );
};
