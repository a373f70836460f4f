import { orderLabel } from "./order-status.ts";
import { Button } from "../../ui/button.tsx";
import { TruckIcon } from "../../ui/first-icons.tsx";

/** Follows a parcel. Disabled until the courier has given the order a tracking id, which no order has yet. */
export const TrackButton = ({ order }: { order: { id: string; orderNumber: string } }) => (
  <Button variant="secondary" disabled title="There is no tracking id yet">
    <TruckIcon /> Track
    <span className="sr-only"> order {orderLabel(order)}: there is no tracking id yet</span>
  </Button>
);
