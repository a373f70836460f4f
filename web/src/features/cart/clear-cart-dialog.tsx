import { useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

/** Asks before the cart is cleared. The safe button has the initial focus. */
export const ClearCartDialog = ({
  pieces,
  isOpen,
  onClose,
  onClear,
}: {
  pieces: number;
  isOpen: boolean;
  onClose: () => void;
  onClear: () => void;
}) => {
  const cancelButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title="Clear your cart?"
      isOpen={isOpen}
      onClose={onClose}
      initialFocus={cancelButton}
      footer={
        <>
          <Button ref={cancelButton} variant="secondary" onClick={onClose}>
            Keep everything
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onClose();
              onClear();
            }}
          >
            Clear cart
          </Button>
        </>
      }
    >
      <p>
        {pieces === 1 ? "The piece in it will be removed." : `All ${pieces} pieces in it will be removed.`}{" "}
        This cannot be undone.
      </p>
    </Dialog>
  );
};
