import { useEffect, useRef } from "react";
import type { SavedAddress_AddressFragment } from "../../graphql/generated.ts";
import { RadioCards } from "../../ui/radio-cards.tsx";

const NEW_ADDRESS = "new";

/** The name of an address in a list: its label, else the recipient. */
const nameOf = ({ label, fullName }: SavedAddress_AddressFragment) =>
  label ? `${label}: ${fullName}` : fullName;

const lineOf = ({ address, city, state, zipCode }: SavedAddress_AddressFragment) =>
  [address, city, `${state} ${zipCode}`.trim()].filter(Boolean).join(", ");

type AddressListProps = {
  addresses: readonly SavedAddress_AddressFragment[];
  /** `null` for a new address. */
  selected: string | null;
  onChoose: (id: string | null) => void;
  /** A button that is gone now has opened the list. */
  hasFocus: boolean;
};

/** The choice among the saved addresses and a new one. */
export const AddressList = ({ addresses, selected, onChoose, hasFocus }: AddressListProps) => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasFocus) list.current?.querySelector<HTMLElement>("input:checked")?.focus();
  }, [hasFocus]);
  return (
    <div ref={list}>
      <RadioCards
        legend="Deliver to"
        value={selected ?? NEW_ADDRESS}
        onChange={(value) => onChoose(value === NEW_ADDRESS ? null : value)}
        choices={[
          ...addresses.map((address) => ({
            value: address.id,
            label: <bdi>{nameOf(address)}</bdi>,
            note: <bdi>{lineOf(address)}</bdi>,
          })),
          { value: NEW_ADDRESS, label: "Add a new address" },
        ]}
      />
    </div>
  );
};
