import { useRef, type ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  /** What happens. */
  children: ReactNode;
  /** The button that does it, and the one that does not. */
  confirmLabel: string;
  cancelLabel: string;
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** Gets the focus after closing, for an opener that is removed by then; by default the opener. */
  finalFocus?: (() => HTMLElement | null) | undefined;
};

/** Asks before a step that cannot be taken back. The safe button has the initial focus. */
export const ConfirmDialog = ({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel,
  isBusy = false,
  onConfirm,
  onClose,
  finalFocus = () => null,
}: ConfirmDialogProps) => {
  const cancelButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      initialFocus={cancelButton}
      finalFocus={finalFocus}
      footer={
        <>
          <Button ref={cancelButton} variant="secondary" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button variant="danger" isLoading={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
};
