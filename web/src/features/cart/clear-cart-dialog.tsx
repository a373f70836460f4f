import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

type ClearCartDialogProps = { pieces: number; isOpen: boolean; onClose: () => void; onClear: () => void };

/** Asks before the cart is cleared. */
export const ClearCartDialog = ({ pieces, isOpen, onClose, onClear }: ClearCartDialogProps) => (
  <ConfirmDialog
    title="Clear your cart?"
    isOpen={isOpen}
    cancelLabel="Keep everything"
    confirmLabel="Clear cart"
    onClose={onClose}
    onConfirm={() => {
      onClose();
      onClear();
    }}
  >
    <p>
      {pieces === 1 ? "The piece in it will be removed." : `All ${pieces} pieces in it will be removed.`} This
      cannot be undone.
    </p>
  </ConfirmDialog>
);
