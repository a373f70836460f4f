import type { SavedAddress_AddressFragment } from "../../../graphql/generated.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { AddressLines } from "../address-lines.tsx";

type DeleteAddressDialogProps = {
  address: SavedAddress_AddressFragment;
  onClose: () => void;
  onConfirm: () => void;
  /** Gets the focus after closing: the button that opened the dialog is removed with the address. */
  finalFocus: () => HTMLElement | null;
};

/** Asks for confirmation before an address is deleted. */
export const DeleteAddressDialog = ({
  address,
  onClose,
  onConfirm,
  finalFocus,
}: DeleteAddressDialogProps) => (
  <ConfirmDialog
    title="Delete this address?"
    isOpen
    cancelLabel="Keep it"
    confirmLabel="Delete address"
    onClose={onClose}
    onConfirm={() => {
      onClose();
      onConfirm();
    }}
    finalFocus={finalFocus}
  >
    <p dir="auto" className="font-semibold" translate="no">
      {address.fullName}
    </p>
    <AddressLines address={address} />
    <p className="mt-4">Orders that you have placed keep it.</p>
  </ConfirmDialog>
);
