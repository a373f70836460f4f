import { useId, useState, type FormEvent } from "react";
import type { AdminReturn_ReturnFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { useUnloadQuestion } from "../../../ui/use-leave-notice.ts";
import { CourierFields } from "../../parcels/admin/courier-fields.tsx";
import { replacementValues } from "./replacement-values.ts";
import { useReturnSteps } from "./use-return-steps.ts";

type SendReplacementDialogProps = {
  shown: AdminReturn_ReturnFragment;
  onClose: () => void;
  /** Called with the message of the success. */
  onDone: (text: string) => void;
  /** Called if the return has changed since it was shown. */
  onStale: () => Promise<unknown>;
};

/** Records that a replacement has left the shop. */
export const SendReplacementDialog = ({ shown, onClose, onDone, onStale }: SendReplacementDialogProps) => {
  const formId = useId();
  const { send, isBusy, failure, parcelErrors } = useReturnSteps(shown, onStale);
  const [values, setValues] = useState(() => replacementValues(shown));
  useUnloadQuestion(values.trackingId !== replacementValues(shown).trackingId);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (await send(values)) onDone(`The replacement of return ${shown.returnNumber} is on its way.`);
  };
  return (
    <Dialog
      title={`Send the replacement of return ${shown.returnNumber}`}
      description="The customer gets an e-mail with the tracking link unless they turned off order updates."
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isLoading={isBusy}>
            Mark as sent
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <CourierFields values={values} errors={parcelErrors} onChange={setValues} />
        <FormMessage tone="error">{failure}</FormMessage>
      </form>
    </Dialog>
  );
};
