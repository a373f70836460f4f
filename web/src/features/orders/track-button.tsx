import { orderLabel } from "./order-status.ts";
import { Button } from "../../ui/button.tsx";
import { TruckIcon } from "../../ui/first-load-icons.tsx";

/** Tracks the parcel of an order. Always disabled so far: no order has a tracking id. */
export const TrackButton = ({ order }: { order: { id: string; orderNumber: string } }) => (
  <Button variant="secondary" disabled title="There is no tracking id yet">
    <TruckIcon /> Track
    <span className="sr-only"> order {orderLabel(order)}: there is no tracking id yet</span>
  </Button>
);
