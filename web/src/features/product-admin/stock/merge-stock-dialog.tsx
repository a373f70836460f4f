import { useRef } from "react";
import type { ProductEditor_ProductFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { piecesText } from "./reasons.ts";
import { useTrackStock } from "./use-track-stock.ts";

export type TrackingDialogProps = {
  product: ProductEditor_ProductFragment;
  isOpen: boolean;
  onClose: () => void;
  /** Called with the message of the success. */
  onDone: (text: string) => void;
};

/** Asks before the pieces of all sizes and colours are counted together. */
export const MergeStockDialog = ({ product, isOpen, onClose, onDone }: TrackingDialogProps) => {
  const cancelButton = useRef<HTMLButtonElement>(null);
  const { track, isTracking, failure, clearFailure } = useTrackStock(product.id);
  const close = () => {
    clearFailure();
    onClose();
  };
  const merge = async () => {
    if (await track(null)) onDone("The pieces are counted together now.");
  };
  return (
    <Dialog
      title="Count all pieces together?"
      isOpen={isOpen}
      onClose={close}
      initialFocus={cancelButton}
      footer={
        <>
          <Button ref={cancelButton} variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button isLoading={isTracking} onClick={() => void merge()}>
            Count together
          </Button>
        </>
      }
    >
      <p>
        The stock stays at {piecesText(product.stock)}. The shop then no longer knows how many of them are of
        which size and colour. Carts and unpaid orders stay valid.
      </p>
      <FormMessage tone="error" className={failure ? "mt-4" : ""}>
        {failure}
      </FormMessage>
    </Dialog>
  );
};
