import type { OrderCard_OrderFragment, OrderParcels_ParcelFragment } from "../../graphql/generated.ts";
import { formatDate } from "../../ui/dates.ts";
import { TruckIcon } from "../../ui/first-load-icons.tsx";
import { parcelPieces, piecesToCome } from "./parcel-pieces.ts";

type Parcel = OrderParcels_ParcelFragment;
type Order = Pick<OrderCard_OrderFragment, "lines" | "parcels">;

const countText = (pieces: number) => (pieces === 1 ? "1 piece" : `${pieces} pieces`);

const Expected = ({ parcel }: { parcel: Parcel }) =>
  parcel.estimatedDelivery && <>Expected on {formatDate(parcel.estimatedDelivery)}</>;

/** One line for each parcel, on the order's card. Renders nothing without parcels. */
export const ParcelSummary = ({ order }: { order: Order }) =>
  order.parcels.length > 0 && (
    <ul className="mt-4 grid gap-1.5 text-sm">
      {order.parcels.map((parcel) => (
        <li key={parcel.id} className="flex items-start gap-2.5">
          <TruckIcon size={18} className="mt-0.5 shrink-0" />
          <span className="min-w-0">
            {countText(parcelPieces(parcel))} with {parcel.courier}{" "}
            <span className="break-all tabular-nums" translate="no">
              {parcel.trackingId}
            </span>
            {parcel.estimatedDelivery && (
              <span className="block text-ink-soft">
                <Expected parcel={parcel} />
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );

const ParcelEntry = ({ parcel }: { parcel: Parcel }) => (
  <li className="py-3 text-sm">
    <p className="font-semibold">
      {parcel.courier}{" "}
      <span className="font-normal break-all tabular-nums select-all" translate="no">
        {parcel.trackingId}
      </span>
    </p>
    <p className="text-ink-soft">
      Sent on {formatDate(parcel.shippedAt)}
      {parcel.estimatedDelivery && (
        <span className="block">
          <Expected parcel={parcel} />
        </span>
      )}
    </p>
    <ul className="mt-1.5">
      {parcel.lines.map((line) => (
        <li key={line.orderLineId} className="wrap-anywhere">
          {line.quantity} × {[line.title, line.size, line.color].filter(Boolean).join(", ")}
        </li>
      ))}
    </ul>
    {parcel.trackingUrl && (
      <a
        href={parcel.trackingUrl}
        target="_blank"
        rel="noopener noreferrer"
        className="text-link inline-flex min-h-11 items-center"
      >
        Track this parcel
        <span className="sr-only">
          {" "}
          with {parcel.courier}, {parcel.trackingId}, in a new tab
        </span>
      </a>
    )}
  </li>
);

/** The parcels of an order with their pieces, and how many pieces have not been sent. */
export const OrderParcels = ({ order }: { order: Order }) => {
  const toCome = piecesToCome(order);
  return (
    <>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {order.parcels.map((parcel) => (
          <ParcelEntry key={parcel.id} parcel={parcel} />
        ))}
      </ul>
      {toCome > 0 && (
        <p className="mt-2 text-sm text-ink-soft">
          {toCome === 1 ? "1 piece has not been sent yet." : `${toCome} pieces have not been sent yet.`}
        </p>
      )}
    </>
  );
};
