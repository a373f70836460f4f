import { useRef, type RefObject } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

type EndOtherSessionsDialogProps = {
  otherSessionCount: number;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  finalFocus: RefObject<HTMLElement | null> | undefined;
};

/** Asks for confirmation before every other device is logged out. */
export const EndOtherSessionsDialog = ({
  otherSessionCount,
  isOpen,
  onClose,
  onConfirm,
  finalFocus,
}: EndOtherSessionsDialogProps) => {
  const cancelButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title="Log out all other devices?"
      isOpen={isOpen}
      onClose={onClose}
      initialFocus={cancelButton}
      finalFocus={() => finalFocus?.current ?? null}
      footer={
        <>
          <Button ref={cancelButton} variant="secondary" onClick={onClose}>
            Keep them
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onClose();
              onConfirm();
            }}
          >
            Log out all others
          </Button>
        </>
      }
    >
      <p>
        {otherSessionCount === 1 ? "The other device has" : `The ${otherSessionCount} other devices have`} to
        log in again with your password. You stay logged in here.
      </p>
    </Dialog>
  );
};
