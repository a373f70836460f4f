import type { ReactNode } from "react";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { ColorSwatch } from "./color-swatch.tsx";
import { leftOf, type Choice, type Offer } from "./choice.ts";

type ChoiceFieldsProps = {
  offer: Offer;
  /** Undefined until it is known what is left: then nothing is crossed out. */
  units: Parameters<typeof leftOf>[0] | undefined;
  choice: Choice;
  onChange: (choice: Choice) => void;
  /** Stands at the end of the line that asks for the size. */
  sizeHelp?: ReactNode;
};

/** Size and colour of a product, as far as it has any. What is sold out is crossed out, and cannot be chosen. */
export const ChoiceFields = ({ offer, units, choice, onChange, sizeHelp }: ChoiceFieldsProps) => {
  const isGone = (part: Choice) => units !== undefined && leftOf(units, part) === 0;
  if (offer.availableColors.length + offer.availableSizes.length === 0) return null;
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
        <div className="relative">
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
          {sizeHelp && <div className="absolute -top-3 -right-2">{sizeHelp}</div>}
        </div>
      )}
    </div>
  );
};
