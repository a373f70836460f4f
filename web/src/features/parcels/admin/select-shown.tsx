import { Checkbox } from "../../../ui/checkbox.tsx";
import type { OrderSelection } from "./order-selection.ts";

/** Selects the orders in sight, up to the limit, or takes them out of the selection. */
export const SelectShown = ({
  orders,
  selection,
}: {
  orders: readonly { id: string }[];
  selection: OrderSelection;
}) => (
  <Checkbox
    label={`Select all ${orders.length} shown`}
    className="mt-3 text-sm"
    checked={orders.every(({ id }) => selection.has(id))}
    onChange={(event) => selection.select(orders, event.target.checked)}
  />
);
