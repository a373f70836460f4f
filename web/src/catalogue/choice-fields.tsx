import { RadioCards } from "../ui/radio-cards.tsx";
import { ColorSwatch } from "./color-swatch.tsx";
import { leftOf, type Choice, type Offer } from "./choice.ts";

type ChoiceFieldsProps = {
  offer: Offer;
  /** Undefined until it is known what is left: then nothing is crossed out. */
  units: Parameters<typeof leftOf>[0] | undefined;
  choice: Choice;
  onChange: (choice: Choice) => void;
};

/** Size and colour of a product, as far as it has any. What is sold out is crossed out, and cannot be chosen. */
export const ChoiceFields = ({ offer, units, choice, onChange }: ChoiceFieldsProps) => {
  const isGone = (part: Choice) => units !== undefined && leftOf(units, part) === 0;
  return (
    <div className="grid gap-5">
      {offer.availableColors.length > 0 && (
        <RadioCards
          look="chips"
          legend={choice.color ? `Colour: ${choice.color}` : "Colour"}
          value={choice.color}
          onChange={(color) => onChange({ ...choice, color })}
          choices={offer.availableColors.map((color) => ({
            value: color,
            label: (
              <span className="flex items-center gap-2">
                <ColorSwatch name={color} /> {color}
              </span>
            ),
            isDisabled: isGone({ size: null, color }),
          }))}
        />
      )}
      {offer.availableSizes.length > 0 && (
        <RadioCards
          look="chips"
          legend="Size"
          value={choice.size}
          onChange={(size) => onChange({ ...choice, size })}
          choices={offer.availableSizes.map((size) => ({
            value: size,
            label: size,
            isDisabled: isGone({ size, color: choice.color }),
          }))}
        />
      )}
    </div>
  );
};
