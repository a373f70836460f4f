import { useId, useState, type FormEvent } from "react";
import { useShipParcelMutation, type Delivery_OrderFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { orderLabel } from "../../orders/order-status.ts";
import { allPiecesLeft, countPieces, PieceSteppers } from "./piece-steppers.tsx";
import { TrackingFields } from "./tracking-fields.tsx";
import { toTrackingInput, trackingFailure, type TrackingErrors } from "./tracking-values.ts";

type ShipDialogProps = {
  order: Delivery_OrderFragment;
  onClose: () => void;
  /** Called with the message of the success. */
  onDone: (text: string) => void;
};

const NO_VALUES = { courier: "", trackingId: "", estimatedDelivery: "" };

/** Records a parcel of an order: courier, tracking id, expected day, and which of the pieces that are left. */
export const ShipDialog = ({ order, onClose, onDone }: ShipDialogProps) => {
  const formId = useId();
  const [shipParcel, { loading }] = useShipParcelMutation();
  const [values, setValues] = useState(NO_VALUES);
  const [counts, setCounts] = useState(() => allPiecesLeft(order));
  const [errors, setErrors] = useState<TrackingErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const number = orderLabel(order);
  const pieces = countPieces(counts);
  const left = countPieces(allPiecesLeft(order));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    setErrors({});
    if (pieces === 0) return setFailure("Please put at least one piece into the parcel.");
    setFailure(null);
    const lines = Object.entries(counts)
      .filter(([, quantity]) => quantity > 0)
      .map(([orderLineId, quantity]) => ({ orderLineId, quantity }));
    try {
      await shipParcel({ variables: { orderId: order.id, tracking: toTrackingInput(values), lines } });
      const all = `Order ${number} is on its way.`;
      onDone(pieces < left ? `A part of order ${number} is on its way.` : all);
    } catch (error) {
      const { errors: fieldErrors, message } = trackingFailure(error);
      setErrors(fieldErrors);
      setFailure(message);
    }
  };

  return (
    <Dialog
      title={`Ship order ${number}`}
      description="The shopper gets a mail with the tracking link, unless updates are switched off."
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isLoading={loading}>
            {pieces < left ? `Ship ${pieces} of ${left} pieces` : "Ship all pieces"}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <TrackingFields values={values} errors={errors} onChange={setValues} />
        <fieldset>
          <legend className="mb-1.5 text-sm font-semibold">In this parcel</legend>
          <PieceSteppers order={order} counts={counts} onChange={setCounts} />
        </fieldset>
        <FormMessage tone="error">{failure}</FormMessage>
      </form>
    </Dialog>
  );
};
