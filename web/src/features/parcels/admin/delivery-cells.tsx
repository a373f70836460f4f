import type { Delivery_OrderFragment } from "../../../graphql/generated.ts";
import { formatDate } from "../../../ui/dates.ts";
import { orderLabel } from "../../orders/order-status.ts";

type Order = Delivery_OrderFragment;
export type Parcel = Order["parcels"][number];

/** Lines that a row shows before "+N more". */
const SHOWN_LINES = 3;

/** The pieces that are left to ship; all pieces of an order on its way. */
export const Pieces = ({ order }: { order: Order }) => {
  const left = order.lines
    .map((line) => ({ ...line, quantity: line.leftToShip }))
    .filter(({ quantity }) => quantity > 0);
  const lines = left.length === 0 && order.orderStatus === "SHIPPED" ? order.lines : left;
  const more = lines.length - SHOWN_LINES;
  return (
    <ul>
      {lines.length === 0 && (
        <li className="text-ink-soft">Nothing left to ship: all pieces are on their way or were returned.</li>
      )}
      {lines.slice(0, SHOWN_LINES).map((line) => (
        <li key={line.id}>
          <span className="font-semibold tabular-nums">{line.quantity} ×</span>{" "}
          {[line.title, line.size, line.color].filter(Boolean).join(", ")}
        </li>
      ))}
      {more > 0 && <li className="text-ink-soft">+{more} more</li>}
      {order.notes && (
        <li dir="auto" className="mt-1 line-clamp-3 border-l-2 border-marigold pl-2 whitespace-pre-line">
          {order.notes}
        </li>
      )}
    </ul>
  );
};

type AddressFields = Pick<
  Order["shippingAddress"],
  "fullName" | "phone" | "address" | "city" | "state" | "zipCode"
>;

/** Where a parcel goes, with the phone number for the courier; a packer does not see the number. */
export const Address = ({ to }: { to: AddressFields }) => (
  <>
    <address className="not-italic wrap-anywhere">
      <span dir="auto" className="block font-semibold">
        {to.fullName}
      </span>
      <span dir="auto" className="block whitespace-pre-line">
        {to.address}
      </span>
      <span className="block">
        <bdi>{to.city}</bdi>, {to.state} {to.zipCode}
      </span>
    </address>
    {to.phone && (
      <a
        href={`tel:${to.phone.replace(/[^+\d]/g, "")}`}
        className="text-link inline-flex min-h-11 items-center tabular-nums"
      >
        {to.phone}
      </a>
    )}
  </>
);

type ParcelsProps = { order: Order; onEdit: (parcel: Parcel) => void };

const Expected = ({ day }: { day: string | null }) =>
  day && (
    <span className="block text-ink-soft">
      Expected on <span className="whitespace-nowrap">{formatDate(day)}</span>
    </span>
  );

/** The parcels of an order with their tracking pages and a button for corrections. */
export const Parcels = ({ order, onEdit }: ParcelsProps) => {
  if (order.parcels.length === 0)
    return (
      <>
        <span className={`block tabular-nums ${order.trackingId ? "" : "text-ink-soft"}`}>
          {order.trackingId ?? "No tracking id"}
        </span>
        <Expected day={order.estimatedDeliveryAt} />
      </>
    );
  return (
    <ul className="grid gap-2">
      {order.parcels.map((parcel) => (
        <li key={parcel.id} className="flex flex-col items-start">
          <span className="block">{parcel.courier}</span>
          {parcel.trackingUrl ? (
            <a
              href={parcel.trackingUrl}
              target="_blank"
              rel="noopener noreferrer"
              className="text-link inline-flex min-h-11 items-center break-all tabular-nums"
            >
              {parcel.trackingId}
              <span className="sr-only"> at the courier, in a new tab</span>
            </a>
          ) : (
            <span className="block break-all tabular-nums" translate="no">
              {parcel.trackingId}
            </span>
          )}
          <Expected day={parcel.estimatedDelivery} />
          <button
            type="button"
            className="text-link inline-flex min-h-11 items-center"
            onClick={() => onEdit(parcel)}
          >
            Correct
            <span className="sr-only">
              {" "}
              the parcel {parcel.trackingId} of order {orderLabel(order)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
};
