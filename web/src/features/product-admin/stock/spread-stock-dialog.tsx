import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { parsePieces } from "../form/typed-values.ts";
import type { TrackingDialogProps } from "./merge-stock-dialog.tsx";
import { piecesText } from "./reasons.ts";
import { PiecesInput } from "./pieces-input.tsx";
import { variantKey, variantsOf, spreadEvenly, type StockVariant } from "./spread.ts";
import { StockGrid } from "./stock-grid.tsx";
import { useTrackStock } from "./use-track-stock.ts";

/** "3 of 10 pieces are left to spread." */
const balanceText = (total: number, spread: number | undefined): string => {
  if (spread === undefined) return "Please enter whole numbers from 0.";
  if (spread === total) return `All ${piecesText(total)} are spread.`;
  return spread < total
    ? `${piecesText(total - spread)} of ${total} left to spread.`
    : `${piecesText(spread - total)} more than the ${total} in stock.`;
};

/** Spreads the pieces over sizes and colours, evenly at first, and starts to count them separately. */
export const SpreadStockDialog = ({ product, isOpen, onClose, onDone }: TrackingDialogProps) => {
  const { track, isTracking, failure, clearFailure } = useTrackStock(product.id);
  const [typed, setTyped] = useState<Record<string, string> | null>(null);
  const variants = variantsOf(product);
  const pieces = typed ?? spreadEvenly(product.stock, variants);
  const counts = variants.map((variant) => parsePieces(pieces[variantKey(variant)] ?? "0"));
  const spread = counts.includes(undefined)
    ? undefined
    : counts.reduce<number>((total, count) => total + (count ?? 0), 0);
  const isBalanced = spread === product.stock;
  const close = () => {
    clearFailure();
    setTyped(null);
    onClose();
  };
  const start = async () => {
    if (!isBalanced) return;
    const units = variants.map((variant, index) => ({ ...variant, stock: counts[index] ?? 0 }));
    if (!(await track(units))) return;
    setTyped(null);
    onDone("The pieces are counted by size and colour now.");
  };
  const fieldOf = (variant: StockVariant) => (
    <PiecesInput
      variant={variant}
      isInvalid={parsePieces(pieces[variantKey(variant)] ?? "") === undefined}
      value={pieces[variantKey(variant)] ?? ""}
      onType={(text) => setTyped({ ...pieces, [variantKey(variant)]: text })}
    />
  );
  return (
    <Dialog
      title="Count by size and colour"
      isOpen={isOpen}
      onClose={close}
      width="wide"
      footer={
        <>
          <p
            role="status"
            className="mr-auto flex items-center text-sm tabular-nums max-sm:basis-full sm:min-h-11"
          >
            {balanceText(product.stock, spread)}
          </p>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button isLoading={isTracking} aria-disabled={!isBalanced} onClick={() => void start()}>
            Start counting
          </Button>
        </>
      }
    >
      <p className="mb-4 text-ink-soft">
        How many of the {piecesText(product.stock)} are of which size and colour? No piece is lost: the
        numbers add up to the stock. Carts and unpaid orders stay valid.
      </p>
      <StockGrid label="Pieces of each size and colour" product={product} entryOf={fieldOf} />
      <FormMessage tone="error" className={failure ? "mt-4" : ""}>
        {failure}
      </FormMessage>
    </Dialog>
  );
};
