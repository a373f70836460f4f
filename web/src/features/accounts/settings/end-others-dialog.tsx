import { useRef, type RefObject } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

type EndOthersDialogProps = {
  others: number;
  isOpen: boolean;
  onClose: () => void;
  onEnd: () => void;
  finalFocus: RefObject<HTMLElement | null> | undefined;
};

/** Asks before every other device is logged out. */
export const EndOthersDialog = ({ others, isOpen, onClose, onEnd, finalFocus }: EndOthersDialogProps) => {
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title="Log out all other devices?"
      isOpen={isOpen}
      onClose={onClose}
      initialFocus={keep}
      finalFocus={() => finalFocus?.current ?? null}
      footer={
        <>
          <Button ref={keep} variant="secondary" onClick={onClose}>
            Keep them
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onClose();
              onEnd();
            }}
          >
            Log out all others
          </Button>
        </>
      }
    >
      <p>
        {others === 1 ? "The other device has" : `The ${others} other devices have`} to log in again with your
        password. You stay logged in here.
      </p>
    </Dialog>
  );
};
