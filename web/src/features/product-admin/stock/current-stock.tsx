import type { ProductEditor_ProductFragment } from "../../../graphql/generated.ts";
import { variantKey, variantName, variantsOf, type StockVariant } from "./spread.ts";
import { StockGrid } from "./stock-grid.tsx";
import { piecesText } from "./reasons.ts";

/** The pieces that are there: one figure, or a grid by size and colour. */
export const CurrentStock = ({ product }: { product: ProductEditor_ProductFragment }) => {
  const stockOf = new Map(product.stockUnits.map((unit) => [variantKey(unit), unit.stock]));
  const offered = new Set(variantsOf(product).map(variantKey));
  const retired = product.stockUnits.filter((unit) => !offered.has(variantKey(unit)) && unit.stock > 0);
  const piecesOf = (variant: StockVariant) =>
    stockOf.get(variantKey(variant)) || <span className="text-sm text-madder-deep">0, sold out</span>;
  return (
    <>
      <p className="font-display text-3xl tabular-nums">{piecesText(product.stock)}</p>
      {product.isTracked && (
        <div className="mt-4">
          <StockGrid label="Pieces by size and colour" product={product} entryOf={piecesOf} />
          {retired.length > 0 && (
            <p className="mt-2 text-sm text-ink-soft">
              No longer offered:{" "}
              {retired.map((unit) => `${variantName(unit)} (${piecesText(unit.stock)})`).join(", ")}
            </p>
          )}
        </div>
      )}
    </>
  );
};
