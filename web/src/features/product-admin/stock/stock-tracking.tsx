import { useState } from "react";
import type { ProductEditor_ProductFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { MergeStockDialog } from "./merge-stock-dialog.tsx";
import { SpreadStockDialog } from "./spread-stock-dialog.tsx";

const texts = {
  tracked:
    "The pieces are counted for each size and colour. A size and colour without pieces is sold out in the shop.",
  pooled: "The pieces of all sizes and colours are counted together.",
};

/** Turns the count by size and colour on and off. No piece is lost. */
export const StockTracking = ({ product }: { product: ProductEditor_ProductFragment }) => {
  // By name: if another admin switches the count meanwhile, the open dialog stays with what was typed.
  const [openDialog, setOpenDialog] = useState<"spread" | "merge" | null>(null);
  const [outcome, setOutcome] = useState<string | null>(null);
  const hasVariants = product.availableSizes.length + product.availableColors.length > 0;
  const open = () => {
    setOutcome(null);
    setOpenDialog(product.isTracked ? "merge" : "spread");
  };
  const dialog = {
    product,
    onClose: () => setOpenDialog(null),
    onDone: (text: string) => {
      setOpenDialog(null);
      setOutcome(text);
    },
  };
  return (
    <section aria-labelledby="stock-tracking">
      <h3 id="stock-tracking" className="text-lg">
        How pieces are counted
      </h3>
      <p className="mt-2 text-ink-soft">{product.isTracked ? texts.tracked : texts.pooled}</p>
      {hasVariants || product.isTracked ? (
        <Button variant="secondary" className="mt-4" onClick={open}>
          {product.isTracked ? "Count together" : "Count by size and colour"}
        </Button>
      ) : (
        <p className="mt-2 text-sm text-ink-soft">
          To count by size and colour, add sizes or colours under Details first.
        </p>
      )}
      <FormMessage tone="success" className={outcome ? "mt-4" : ""}>
        {outcome}
      </FormMessage>
      <MergeStockDialog {...dialog} isOpen={openDialog === "merge"} />
      <SpreadStockDialog {...dialog} isOpen={openDialog === "spread"} />
    </section>
  );
};
