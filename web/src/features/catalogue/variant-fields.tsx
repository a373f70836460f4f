import type { ReactNode } from "react";
import { FormMessage } from "../../ui/form-message.tsx";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { ColorSwatch } from "./color-swatch.tsx";
import { piecesLeftOf, type Variant, type VariantOptions } from "./variant.ts";

type VariantFieldsProps = {
  options: VariantOptions;
  /** `undefined` while the stock loads: no variant is disabled then. */
  units: Parameters<typeof piecesLeftOf>[0] | undefined;
  variant: Variant;
  onChange: (variant: Variant) => void;
  /** Whether a sold-out variant can be selected, to ask for a mail when it is back. */
  isSoldOutOffered?: boolean;
  /** Whether the size comes first, and the colours are those of the chosen size: for an exchange. */
  isSizeFirst?: boolean;
  /** Rendered at the end of the size legend. */
  sizeHelp?: ReactNode;
  /** Says that a variant is missing: shown below the groups, and the groups without a variant are marked. */
  missingMessage?: string | null;
};

/** Radio groups for the colours and sizes of a product. A variant that is sold out is disabled, or struck through. */
export const VariantFields = ({
  options,
  units,
  variant,
  onChange,
  isSoldOutOffered = false,
  isSizeFirst = false,
  sizeHelp,
  missingMessage = null,
}: VariantFieldsProps) => {
  const soldOutMark = (partial: Variant) => {
    const isSoldOut = units !== undefined && piecesLeftOf(units, partial) === 0;
    return { isSoldOut, isDisabled: isSoldOut && !isSoldOutOffered };
  };
  if (options.availableColors.length + options.availableSizes.length === 0) return null;
  const colors = options.availableColors.length > 0 && (
    <RadioCards
      key="colors"
      variant="chips"
      legend={variant.color ? `Colour: ${variant.color}` : "Colour"}
      value={variant.color}
      isInvalid={missingMessage !== null && variant.color === null}
      onChange={(color) => onChange({ ...variant, color })}
      choices={options.availableColors.map((color) => ({
        value: color,
        label: (
          <span className="flex items-center gap-2">
            <ColorSwatch name={color} /> {color}
          </span>
        ),
        ...soldOutMark({ size: isSizeFirst ? variant.size : null, color }),
      }))}
    />
  );
  const sizes = options.availableSizes.length > 0 && (
    <div key="sizes" className="relative">
      <RadioCards
        variant="chips"
        legend="Size"
        value={variant.size}
        isInvalid={missingMessage !== null && variant.size === null}
        onChange={(size) => onChange({ ...variant, size })}
        choices={options.availableSizes.map((size) => ({
          value: size,
          label: <span translate="no">{size}</span>,
          ...soldOutMark({ size, color: isSizeFirst ? null : variant.color }),
        }))}
      />
      {sizeHelp && <div className="absolute -top-3 -right-2">{sizeHelp}</div>}
    </div>
  );
  return (
    <div className="grid gap-5">
      {isSizeFirst ? [sizes, colors] : [colors, sizes]}
      <FormMessage tone="error" className="-mt-2 empty:hidden">
        {missingMessage}
      </FormMessage>
    </div>
  );
};
