import type { AdminProductRow_ProductFragment } from "../../../../graphql/generated.ts";
import { StockMark } from "../product-marks.tsx";
import type { ActionNotice } from "../use-product-actions.ts";
import { CellButton } from "./cell-button.tsx";
import { EditCell } from "./edit-cell.tsx";
import type { StockGridControl } from "./use-stock-grid.ts";

type StockCellProps = {
  product: AdminProductRow_ProductFragment;
  grid: StockGridControl;
  onNotice: (notice: ActionNotice) => void;
  isNamed?: boolean;
};

/** The stock of a row: an input, or a button that opens the grid of a product that is counted by size and colour. */
export const StockCell = ({
  product,
  grid: { isOpen, toggle, button },
  onNotice,
  isNamed = false,
}: StockCellProps) => {
  const mark = <StockMark stock={product.stock} isNamed={isNamed} />;
  if (!product.isTracked)
    return (
      <EditCell product={product} field="stock" onNotice={onNotice}>
        {mark}
      </EditCell>
    );
  return (
    <CellButton ref={button} field="stock" title={product.title} isExpanded={isOpen} onClick={toggle}>
      {mark}
    </CellButton>
  );
};
