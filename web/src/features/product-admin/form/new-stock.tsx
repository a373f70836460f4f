import { Checkbox } from "../../../ui/checkbox.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { PiecesInput } from "../stock/pieces-input.tsx";
import { variantKey, variantsOf, spreadEvenly, type StockVariant } from "../stock/spread.ts";
import { StockGrid } from "../stock/stock-grid.tsx";
import { optionsOf, unitsOf } from "./new-units.ts";
import type { ProductTexts } from "./product-texts.ts";
import { parsePieces } from "./typed-values.ts";
import type { VariantTexts } from "./variant-texts.ts";

type NewStockProps = {
  texts: ProductTexts;
  error: string | undefined;
  onType: (text: string) => void;
  /** The pieces of each size and colour; `null` for one stock. */
  pieces: VariantTexts["pieces"];
  onPieces: (pieces: Record<string, string> | null) => void;
};

/** The stock of a new product: one number, or a grid of its sizes and colours. */
export const NewStock = ({ texts, error, onType, pieces, onPieces }: NewStockProps) => {
  const options = optionsOf(texts);
  const variants = variantsOf(options);
  const canTrack = variants.length > 1;
  const units = pieces && unitsOf(texts, pieces);
  const total = units?.reduce((sum, { stock }) => sum + stock, 0);
  const entry = (variant: StockVariant) => (
    <PiecesInput
      variant={variant}
      name={pieces && variant === variants[0] ? "stock" : undefined}
      isInvalid={parsePieces(pieces?.[variantKey(variant)] || "0") === undefined}
      placeholder="0"
      value={pieces?.[variantKey(variant)] ?? ""}
      onType={(text) => onPieces({ ...pieces, [variantKey(variant)]: text })}
    />
  );
  return (
    <div className="sm:col-span-2">
      {!pieces && (
        <TextField
          label="Stock"
          name="stock"
          value={texts.stock}
          error={error}
          inputMode="numeric"
          autoComplete="off"
          hint="Pieces in stock now."
          required
          onChange={({ target }) => onType(target.value)}
        />
      )}
      {(canTrack || pieces) && (
        <Checkbox
          label="Set a number for each size and colour"
          checked={pieces !== null}
          onChange={({ target }) =>
            onPieces(target.checked ? spreadEvenly(parsePieces(texts.stock) ?? 0, variants) : null)
          }
        />
      )}
      {pieces && (
        <>
          <StockGrid label="Pieces of each size and colour" product={options} entryOf={entry} />
          <p role="status" className="mt-2 text-sm text-ink-soft tabular-nums">
            {total !== undefined &&
              `${total.toLocaleString("en-IN")} ${total === 1 ? "piece" : "pieces"} in all`}
          </p>
          {error && (
            <p role="alert" className="mt-1 text-sm text-madder-deep">
              {error}
            </p>
          )}
        </>
      )}
    </div>
  );
};
