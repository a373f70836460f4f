import type { RefObject } from "react";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";

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
}: EndOtherSessionsDialogProps) => (
  <ConfirmDialog
    title="Log out all other devices?"
    isOpen={isOpen}
    cancelLabel="Keep them"
    confirmLabel="Log out all others"
    onClose={onClose}
    onConfirm={() => {
      onClose();
      onConfirm();
    }}
    finalFocus={() => finalFocus?.current ?? null}
  >
    <p>
      {otherSessionCount === 1 ? "The other device has" : `The ${otherSessionCount} other devices have`} to
      log in again with your password. You stay logged in here.
    </p>
  </ConfirmDialog>
);
