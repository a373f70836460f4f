import { Checkbox } from "../../../ui/checkbox.tsx";
import type { Selection } from "./selection.ts";

/** Selects all products that the list shows now. */
export const SelectShown = ({
  products,
  selection,
  isLabelHidden = false,
}: {
  products: readonly { id: string }[];
  selection: Selection;
  isLabelHidden?: boolean;
}) => (
  <Checkbox
    label={<span className={isLabelHidden ? "sr-only" : ""}>Select the {products.length} shown</span>}
    checked={products.every(({ id }) => selection.has(id))}
    onChange={({ target }) => selection.select(products, target.checked)}
  />
);
