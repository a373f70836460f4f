import type { KeyboardEvent } from "react";
import type { ProductEditor_ProductFragment } from "../../../graphql/generated.ts";
import { PiecesInput } from "./pieces-input.tsx";
import { variantKey, type StockVariant } from "./spread.ts";
import { StockGrid } from "./stock-grid.tsx";
import type { VariantCounts } from "./use-variant-counts.ts";

/** Up and down go to the previous and the next field. */
const moveFocus = (event: KeyboardEvent<HTMLInputElement>) => {
  const step = (event.key === "ArrowDown" ? 1 : 0) - (event.key === "ArrowUp" ? 1 : 0);
  const fields = [...(event.currentTarget.closest("ul")?.querySelectorAll("input") ?? [])];
  const next = step !== 0 && fields[fields.indexOf(event.currentTarget) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

/** The pieces of each size and colour of a product, to be counted. */
export const CountGrid = ({
  product,
  counts: { textOf, errorOf, type },
  isReadOnly,
  onEscape,
}: {
  product: ProductEditor_ProductFragment;
  counts: VariantCounts;
  isReadOnly: boolean;
  onEscape?: () => void;
}) => {
  const unitOf = new Map(product.stockUnits.map((unit) => [variantKey(unit), unit]));
  const entryOf = (variant: StockVariant) => {
    const unit = unitOf.get(variantKey(variant));
    return unit ? (
      <PiecesInput
        variant={variant}
        enterKeyHint="done"
        readOnly={isReadOnly}
        value={textOf(unit)}
        error={errorOf(unit)}
        onType={(text) => type(unit, text)}
        onKeyDown={(event) => {
          moveFocus(event);
          if (event.key === "Escape") onEscape?.();
        }}
      />
    ) : null;
  };
  return <StockGrid label="Pieces of each size and colour" product={product} entryOf={entryOf} />;
};
