import type { SavedAddress_AddressFragment } from "../../../graphql/generated.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { AddressLines } from "../address-lines.tsx";

type AddressCardProps = {
  address: SavedAddress_AddressFragment;
  onEdit: () => void;
  onDelete: () => void;
  onMakeDefault: () => void;
  /** A change is on its way. */
  isBusy: boolean;
};

/** One address of the profile with what can be done with it. */
export const AddressCard = ({ address, onEdit, onDelete, onMakeDefault, isBusy }: AddressCardProps) => {
  const ofThis = (
    <span className="sr-only"> {[address.label ?? address.fullName, address.address].join(", ")}</span>
  );
  return (
    <li className="flex flex-col rounded-sm border border-hairline bg-paper-raised p-4 pb-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {address.label && (
          <p dir="auto" className="font-semibold wrap-anywhere">
            {address.label}
          </p>
        )}
        {address.isDefault && <Badge tone="grey">Default</Badge>}
      </div>
      <p dir="auto" className={`wrap-anywhere ${address.label ? "mt-1" : "font-semibold"}`} translate="no">
        {address.fullName}
      </p>
      <AddressLines address={address} className="text-sm text-ink-soft" />
      {!address.isComplete && (
        <p className="mt-2 text-sm">Something is missing here. Press Edit to complete it for checkout.</p>
      )}
      <div className="mt-auto -ml-2 flex flex-wrap gap-x-2 pt-1">
        <Button variant="quiet" className="px-2!" aria-haspopup="dialog" onClick={onEdit}>
          Edit{ofThis}
        </Button>
        <Button variant="quiet" className="px-2!" aria-haspopup="dialog" onClick={onDelete}>
          Delete{ofThis}
        </Button>
        {!address.isDefault && (
          <Button variant="quiet" className="px-2!" isLoading={isBusy} onClick={onMakeDefault}>
            Make default{ofThis}
          </Button>
        )}
      </div>
    </li>
  );
};
