import { useApolloClient } from "@apollo/client/react";
import { useId, useRef, useState, type FormEvent } from "react";
import { errorCode } from "../../../graphql/error-message.ts";
import {
  CurrentDeliveryDocument,
  useShipParcelMutation,
  type Delivery_OrderFragment,
} from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { useTypedTexts } from "../../accounts/session/use-typed-texts.ts";
import { orderLabel } from "../../orders/order-status.ts";
import { lastCourier, rememberCourier } from "./last-courier.ts";
import { Address } from "./delivery-cells.tsx";
import { allPiecesLeft, countPieces, PieceSteppers, type PieceCounts } from "./piece-steppers.tsx";
import { TrackingFields } from "./tracking-fields.tsx";
import {
  toTrackingInput,
  trackingFailure,
  trackingNames,
  withWarning,
  type TrackingErrors,
} from "./tracking-values.ts";

type ShipDialogProps = {
  order: Delivery_OrderFragment;
  onClose: () => void;
  /** Called with the message of the success. */
  onDone: (text: string) => void;
  /** Sets the order to shipped without a parcel; absent where that is not offered. */
  onWithoutParcel?: (() => void) | undefined;
};

/** What the server compares with the order: a parcel is not recorded for an address or a size that the admin did not see. */
const seenIn = ({ shippingAddress, lines }: Delivery_OrderFragment, counts: PieceCounts) => {
  const { fullName, email, phone, address, city, state, zipCode, country } = shippingAddress;
  return {
    seenAddress: { fullName, email, phone, address, city, state, zipCode, country },
    lines: lines
      .map(({ id, size, color }) => ({ orderLineId: id, quantity: counts[id] ?? 0, seen: { size, color } }))
      .filter(({ quantity }) => quantity > 0),
  };
};

/**
 * Records a parcel of an order: courier, tracking id, expected day, and which of the pieces that are left. Shows the order as
 * it was when the dialog opened, and after a refusal as it is now. Cancel discards what was typed. Closing the dialog in another
 * way and leaving the page keep it.
 */
export const ShipDialog = ({ order: openedOrder, onClose, onDone, onWithoutParcel }: ShipDialogProps) => {
  const formId = useId();
  const courierField = useRef<HTMLSelectElement>(null);
  const trackingField = useRef<HTMLInputElement>(null);
  const client = useApolloClient();
  const [order, setOrder] = useState(openedOrder);
  const [shipParcel, { loading }] = useShipParcelMutation();
  const [typed, change] = useTypedTexts(`parcel:${order.id}`, trackingNames);
  const [noValues] = useState(() => ({ courier: lastCourier(), trackingId: "", estimatedDelivery: "" }));
  const values = typed ?? noValues;
  const [counts, setCounts] = useState(() => allPiecesLeft(order));
  const [errors, setErrors] = useState<TrackingErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const number = orderLabel(order);
  const pieces = countPieces(counts);
  const left = countPieces(allPiecesLeft(order));

  const showCurrent = async () => {
    const current = { query: CurrentDeliveryDocument, variables: { id: order.id } };
    const result = await client.query({ ...current, fetchPolicy: "network-only" }).catch(() => undefined);
    if (!result?.data) return;
    setOrder(result.data.order);
    setCounts(allPiecesLeft(result.data.order));
  };

  const cancel = () => {
    change(() => null);
    onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    setErrors({});
    if (pieces === 0) return setFailure("Please put at least one piece into the parcel.");
    setFailure(null);
    try {
      const { data } = await shipParcel({
        variables: { orderId: order.id, tracking: toTrackingInput(values), ...seenIn(order, counts) },
      });
      change(() => null);
      rememberCourier(values.courier);
      const shipped = pieces < left ? `Part of order ${number}` : `Order ${number}`;
      onDone(withWarning(`${shipped} is on its way.`, data?.shipParcel.sharedParcelWarning));
    } catch (error) {
      const { errors: fieldErrors, message } = trackingFailure(error);
      setErrors(fieldErrors);
      setFailure(message);
      if (errorCode(error) === "ORDER_CHANGED") await showCurrent();
    }
  };

  return (
    <Dialog
      title={`Ship order ${number}`}
      description="The customer gets an e-mail with the tracking link unless they turned off order updates."
      isOpen
      onClose={onClose}
      initialFocus={noValues.courier ? trackingField : courierField}
      footer={
        <>
          {onWithoutParcel ? (
            <Button variant="secondary" onClick={onWithoutParcel}>
              Ship without a tracking id
            </Button>
          ) : (
            <Button variant="secondary" onClick={cancel}>
              Cancel
            </Button>
          )}
          <Button type="submit" form={formId} isLoading={loading}>
            {pieces < left ? `Ship ${pieces} of ${left} pieces` : "Ship all pieces"}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <TrackingFields
          values={values}
          errors={errors}
          firstField={courierField}
          trackingField={trackingField}
          onChange={(next) => change(() => next)}
        />
        <div>
          <p className="mb-1.5 text-sm font-semibold">Goes to</p>
          <Address to={order.shippingAddress} />
        </div>
        <fieldset>
          <legend className="mb-1.5 text-sm font-semibold">In this parcel</legend>
          <PieceSteppers order={order} counts={counts} onChange={setCounts} />
        </fieldset>
        <FormMessage tone="error">{failure}</FormMessage>
      </form>
    </Dialog>
  );
};
