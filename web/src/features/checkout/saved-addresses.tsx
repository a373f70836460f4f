import type { SavedAddress_AddressFragment } from "../../graphql/generated.ts";
import { RadioCards } from "../../ui/radio-cards.tsx";

type SavedAddressesProps = {
  addresses: readonly SavedAddress_AddressFragment[];
  /** Which of them fills the form; null for a new one. */
  selected: number | null;
  onChoose: (index: number | null) => void;
};

const NEW = "new";

/** Where her earlier orders went, to choose from; the form below can still be changed. Nothing before her first order. */
export const SavedAddresses = ({ addresses, selected, onChoose }: SavedAddressesProps) => {
  if (addresses.length === 0) return null;
  return (
    <div className="mb-6">
      <RadioCards
        legend="Send it to"
        value={selected === null ? NEW : String(selected)}
        onChange={(value) => onChoose(value === NEW ? null : Number(value))}
        choices={[
          ...addresses.map(({ fullName, address, city, state, zipCode }, index) => ({
            value: String(index),
            label: fullName,
            note: `${address}, ${city}, ${state} ${zipCode}`,
          })),
          { value: NEW, label: "Another address" },
        ]}
      />
    </div>
  );
};
