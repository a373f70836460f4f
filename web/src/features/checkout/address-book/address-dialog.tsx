import type { AddressBook_UserFragment, SavedAddress_AddressFragment } from "../../../graphql/generated.ts";
import { PrivacyNotice } from "../../accounts/notices/privacy-notice.tsx";
import { savedAddressNotice } from "../../accounts/notices/saved-address.notice.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { AddressFormDialog } from "../address-form-dialog.tsx";
import { useSavedAddress } from "./use-saved-address.ts";

type AddressDialogProps = {
  user: AddressBook_UserFragment;
  /** The address to edit; `null` for a new one. */
  saved: SavedAddress_AddressFragment | null;
  onClose: () => void;
  onSaved: () => void;
};

/** Adds an address to the profile, or edits one. */
export const AddressDialog = ({ user, saved, onClose, onSaved }: AddressDialogProps) => {
  const { save, ...edit } = useSavedAddress(saved, user);
  return (
    <AddressFormDialog
      title={saved ? "Edit address" : "Add an address"}
      firstField={
        <TextField
          label="Label"
          name="label"
          className="mb-4"
          isOptional
          placeholder="Home, Work"
          maxLength={30}
          autoComplete="off"
          defaultValue={saved?.label ?? ""}
          error={edit.errors.label}
        />
      }
      notice={<PrivacyNotice notice={savedAddressNotice} />}
      {...{ edit, save, onSaved, onClose }}
    />
  );
};
