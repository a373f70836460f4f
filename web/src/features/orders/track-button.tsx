import type { OrderCard_OrderFragment } from "../../graphql/generated.ts";
import { orderLabel } from "./order-status.ts";
import { Button } from "../../ui/button.tsx";
import { buttonClasses } from "../../ui/button-classes.ts";
import { TruckIcon } from "../../ui/first-load-icons.tsx";

type TrackedOrder = Pick<OrderCard_OrderFragment, "id" | "orderNumber" | "trackingId" | "trackingUrl">;

/**
 * Opens the courier's page for the newest parcel of an order, in a new tab. The URL comes from the server, which builds it from
 * the shop's own couriers. Disabled without a tracking id.
 */
export const TrackButton = ({ order }: { order: TrackedOrder }) => {
  const number = orderLabel(order);
  if (order.trackingUrl)
    return (
      <a
        href={order.trackingUrl}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClasses({ variant: "secondary" })}
      >
        <TruckIcon /> Track
        <span className="sr-only"> order {number} at the courier, in a new tab</span>
      </a>
    );
  const reason = order.trackingId ? "The courier has no tracking page" : "There is no tracking id yet";
  return (
    <Button variant="secondary" disabled title={reason}>
      <TruckIcon /> Track
      <span className="sr-only">
        {" "}
        order {number}: {reason.charAt(0).toLowerCase() + reason.slice(1)}
      </span>
    </Button>
  );
};
