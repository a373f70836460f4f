import { useState } from "react";
import { paths } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
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
  /** Each opening is a new dialog: a check that ends after closing must not show in the next one. */
  const [openCount, setOpenCount] = useState(0);
  const open = () => {
    setOpenCount((count) => count + 1);
    setOpen(true);
  };
  return (
    <>
      <Button variant="inverse" size="medium" onClick={open}>
        Change
      </Button>
      {productIds.length <= MAX_GRID_PRODUCTS && (
        <ButtonLink variant="inverse" size="medium" to={paths.adminGrid(productIds)}>
          Edit as a table
        </ButtonLink>
      )}
      <BulkDialog
        key={openCount}
        productIds={productIds}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onApplied={onApplied}
      />
    </>
  );
};
