import { useId, useRef, useState, type FormEvent } from "react";
import { useUpdateParcelMutation, type Delivery_OrderFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { useUnloadQuestion } from "../../../ui/use-leave-notice.ts";
import { orderLabel } from "../../orders/order-status.ts";
import { TrackingFields } from "./tracking-fields.tsx";
import {
  toTrackingInput,
  trackingFailure,
  trackingNames,
  withWarning,
  type TrackingErrors,
} from "./tracking-values.ts";

type ChangeParcelDialogProps = {
  order: Delivery_OrderFragment;
  parcel: Delivery_OrderFragment["parcels"][number];
  onClose: () => void;
  /** Called with the message of the success. */
  onDone: (text: string) => void;
};

/** Corrects courier, tracking id and expected day of a parcel. The version is the one that the dialog opened with. */
export const ChangeParcelDialog = ({ order, parcel, onClose, onDone }: ChangeParcelDialogProps) => {
  const formId = useId();
  const courierField = useRef<HTMLSelectElement>(null);
  const [updateParcel, { loading }] = useUpdateParcelMutation();
  const [seenParcel] = useState(parcel);
  const [initialValues] = useState({
    courier: parcel.courier,
    trackingId: parcel.trackingId,
    estimatedDelivery: parcel.estimatedDelivery ?? "",
  });
  const [values, setValues] = useState(initialValues);
  useUnloadQuestion(trackingNames.some((name) => values[name] !== initialValues[name]));
  const [errors, setErrors] = useState<TrackingErrors>({});
  const [failure, setFailure] = useState<string | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    setErrors({});
    setFailure(null);
    const { id: parcelId, version } = seenParcel;
    try {
      const { data } = await updateParcel({
        variables: { parcelId, version, tracking: toTrackingInput(values) },
      });
      const saved = `The parcel of order ${orderLabel(order)} is saved.`;
      onDone(withWarning(saved, data?.updateParcel.sharedParcelWarning));
    } catch (error) {
      const { errors: fieldErrors, message } = trackingFailure(error);
      setErrors(fieldErrors);
      setFailure(message);
    }
  };

  return (
    <Dialog
      title={`Parcel of order ${orderLabel(order)}`}
      description="The customer gets an e-mail about a new courier or tracking id."
      isOpen
      onClose={onClose}
      initialFocus={courierField}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isLoading={loading}>
            Save
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <TrackingFields values={values} errors={errors} firstField={courierField} onChange={setValues} />
        <FormMessage tone="error">{failure}</FormMessage>
      </form>
    </Dialog>
  );
};
