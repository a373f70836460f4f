import type { ReactNode } from "react";
import { FormMessage } from "../../ui/form-message.tsx";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { ColorSwatch } from "./color-swatch.tsx";
import { piecesLeftOf, type Choice, type ChoiceOptions } from "./choice.ts";

type ChoiceFieldsProps = {
  options: ChoiceOptions;
  /** `undefined` while the stock loads: no choice is disabled then. */
  units: Parameters<typeof piecesLeftOf>[0] | undefined;
  choice: Choice;
  onChange: (choice: Choice) => void;
  /** Whether a sold-out choice can be selected, to ask for a mail when it is back. */
  isSoldOutOffered?: boolean;
  /** Rendered at the end of the size legend. */
  sizeHelp?: ReactNode;
  /** Says that a choice is missing: shown below the groups, and the groups without a choice are marked. */
  missingMessage?: string | null;
};

/** Radio groups for the colours and sizes of a product. A choice that is sold out is disabled, or struck through. */
export const ChoiceFields = ({
  options,
  units,
  choice,
  onChange,
  isSoldOutOffered = false,
  sizeHelp,
  missingMessage = null,
}: ChoiceFieldsProps) => {
  const soldOutMark = isSoldOutOffered ? "isSoldOut" : "isDisabled";
  const isSoldOut = (partial: Choice) => units !== undefined && piecesLeftOf(units, partial) === 0;
  if (options.availableColors.length + options.availableSizes.length === 0) return null;
  return (
    <div className="grid gap-5">
      {options.availableColors.length > 0 && (
        <RadioCards
          variant="chips"
          legend={choice.color ? `Colour: ${choice.color}` : "Colour"}
          value={choice.color}
          isInvalid={missingMessage !== null && choice.color === null}
          onChange={(color) => onChange({ ...choice, color })}
          choices={options.availableColors.map((color) => ({
            value: color,
            label: (
              <span className="flex items-center gap-2">
                <ColorSwatch name={color} /> {color}
              </span>
            ),
            [soldOutMark]: isSoldOut({ size: null, color }),
          }))}
        />
      )}
      {options.availableSizes.length > 0 && (
        <div className="relative">
          <RadioCards
            variant="chips"
            legend="Size"
            value={choice.size}
            isInvalid={missingMessage !== null && choice.size === null}
            onChange={(size) => onChange({ ...choice, size })}
            choices={options.availableSizes.map((size) => ({
              value: size,
              label: <span translate="no">{size}</span>,
              [soldOutMark]: isSoldOut({ size, color: choice.color }),
            }))}
          />
          {sizeHelp && <div className="absolute -top-3 -right-2">{sizeHelp}</div>}
        </div>
      )}
      <FormMessage tone="error" className="-mt-2 empty:hidden">
        {missingMessage}
      </FormMessage>
    </div>
  );
};
