import { useState } from "react";
import { paths } from "../../../../paths.ts";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { BulkDialog } from "./bulk-dialog.tsx";
import { MAX_GRID_PRODUCTS } from "./grid-cells.ts";

/** The actions for the selected products, for the selection bar. */
export const BulkActions = ({
  productIds,
  onApplied,
}: {
  productIds: readonly string[];
  /** Called when products were changed: the caller loads them again. */
  onApplied?: () => void;
}) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="inverse" size="medium" onClick={() => setOpen(true)}>
        Change
      </Button>
      {productIds.length <= MAX_GRID_PRODUCTS && (
        <ButtonLink variant="inverse" size="medium" to={paths.adminGrid(productIds)}>
          Edit as a table
        </ButtonLink>
      )}
      <BulkDialog
        productIds={productIds}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onApplied={onApplied}
      />
    </>
  );
};
