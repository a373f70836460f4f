import { useCurrentDeliveryQuery } from "../../../graphql/generated.ts";
import { errorMessage } from "../../../graphql/error-message.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { ShipDialog } from "./ship-dialog.tsx";

type ShipOrderProps = {
  orderId: string;
  onClose: () => void;
  /** Called with the message of the success. */
  onDone: (text: string) => void;
  onWithoutParcel?: (() => void) | undefined;
};

/** Asks for the parcel of an order that another page shows. */
export const ShipOrder = ({ orderId, ...dialog }: ShipOrderProps) => {
  const { data, error } = useCurrentDeliveryQuery({
    variables: { id: orderId },
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
  });
  if (data) return <ShipDialog order={data.order} {...dialog} />;
  if (!error) return null;
  return (
    <Dialog
      title="Ship order"
      isOpen
      onClose={dialog.onClose}
      footer={
        <Button variant="secondary" onClick={dialog.onClose}>
          Close
        </Button>
      }
    >
      <FormMessage tone="error">
        {errorMessage(error, { fallback: "The order could not be loaded." })}
      </FormMessage>
    </Dialog>
  );
};
