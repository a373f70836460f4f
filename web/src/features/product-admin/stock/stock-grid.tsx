import type { ReactNode } from "react";
import { ColorSwatch } from "../../catalogue/color-swatch.tsx";
import { axesOf, variantKey, type StockVariant } from "./spread.ts";

/** A row for each size, with one entry for each colour. The entries wrap, so that 50 colours need no sideways scroll. */
export const StockGrid = ({
  label,
  product,
  entryOf,
}: {
  label: string;
  product: { availableSizes: readonly string[]; availableColors: readonly string[] };
  entryOf: (variant: StockVariant) => ReactNode;
}) => {
  const { sizes, colors } = axesOf(product);
  return (
    <ul aria-label={label} className="border-t border-hairline">
      {sizes.map((size) => (
        <li
          key={size}
          className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-hairline py-2.5 tabular-nums max-sm:*:basis-full"
        >
          {size !== null && <p className="min-w-14 font-semibold wrap-anywhere">{size}</p>}
          {colors.map((color) => (
            <div key={variantKey({ size, color })} className="flex items-center gap-2 max-sm:justify-between">
              {color !== null && (
                <span className="flex min-w-0 items-center gap-2">
                  <ColorSwatch name={color} />
                  <span className="text-sm text-ink-soft wrap-anywhere">{color}</span>
                </span>
              )}
              {entryOf({ size, color })}
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
};
