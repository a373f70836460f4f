import type { SavedAddress_AddressFragment } from "../../graphql/generated.ts";
import { RadioCards } from "../../ui/radio-cards.tsx";

type SavedAddressesProps = {
  addresses: readonly SavedAddress_AddressFragment[];
  /** Index of the address in the form; `null` for a new address. */
  selected: number | null;
  onChoose: (index: number | null) => void;
};

const NEW_ADDRESS = "new";

/** Choice of an earlier order's address for the form. Renders nothing before the first order. */
export const SavedAddresses = ({ addresses, selected, onChoose }: SavedAddressesProps) => {
  if (addresses.length === 0) return null;
  return (
    <div className="mb-6">
      <RadioCards
        legend="Send it to"
        value={selected === null ? NEW_ADDRESS : String(selected)}
        onChange={(value) => onChoose(value === NEW_ADDRESS ? null : Number(value))}
        choices={[
          ...addresses.map(({ fullName, address, city, state, zipCode }, index) => ({
            value: String(index),
            label: fullName,
            note: `${address}, ${city}, ${state} ${zipCode}`,
          })),
          { value: NEW_ADDRESS, label: "Another address" },
        ]}
      />
    </div>
  );
};
