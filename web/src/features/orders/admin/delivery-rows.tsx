import type { DeliveryRow_OrderFragment } from "../../../graphql/generated.ts";
import { formatDate } from "../../../ui/dates.ts";
import { RecordList, type Column } from "../../../ui/record-list.tsx";
import { StatusBadge } from "../order-badges.tsx";
import { OrderHead } from "./order-head.tsx";
import { piecesText } from "./pieces-text.ts";

type Order = DeliveryRow_OrderFragment;

const Address = ({ shippingAddress: to }: Order) => (
  <address className="not-italic">
    <span className="block font-semibold">{to.fullName}</span>
    <span className="block whitespace-pre-line">{to.address}</span>
    <span className="block">
      {to.city}, {to.state} {to.zipCode}
    </span>
  </address>
);

const Phone = ({ shippingAddress: { phone } }: Order) => (
  <a
    href={`tel:${phone.replace(/[^+\d]/g, "")}`}
    className="text-link -my-2.5 inline-flex min-h-11 items-center tabular-nums"
  >
    {phone}
  </a>
);

const Tracking = ({ trackingId, estimatedDelivery }: Order) => (
  <>
    <span className={`block tabular-nums ${trackingId ? "" : "text-ink-soft"}`}>
      {trackingId ?? "No tracking id"}
    </span>
    {estimatedDelivery && (
      <span className="block text-ink-soft">Expected on {formatDate(estimatedDelivery)}</span>
    )}
  </>
);

const columns: [Column<Order>, ...Column<Order>[]] = [
  { title: "Order", cell: (order) => <OrderHead order={order} /> },
  { title: "Status", cell: (order) => <StatusBadge status={order.orderStatus} />, isInHead: true },
  { title: "Items", cell: (order) => piecesText(order.lines) },
  { title: "Address", cell: Address, className: "max-w-72" },
  { title: "Phone", cell: Phone },
  { title: "Tracking", cell: Tracking, className: "max-w-52" },
];

/** Orders to deliver: what goes where, and its tracking id. */
export const DeliveryRows = ({ orders }: { orders: readonly Order[] }) => (
  <RecordList
    caption="Orders to deliver, newest first"
    rows={orders}
    keyOf={(order) => order.id}
    columns={columns}
  />
);
