import type { OrderCard_OrderFragment } from "../../graphql/generated.ts";
import { formatDate, formatShortDate } from "../../ui/dates.ts";

/** "25 Nov 2026 to 28 Nov 2026"; one date if both are the same day. */
const daysText = (from: string, to: string): string => {
  const [first, last] = [formatShortDate(from), formatShortDate(to)];
  return first === last ? first : `${first} to ${last}`;
};

/** The delivery that was promised when the order was placed. Nothing for an order without a promise, or one that has ended. */
export const PromisedDates = ({
  order: { promisedFrom, promisedTo, orderStatus },
}: {
  order: Pick<OrderCard_OrderFragment, "promisedFrom" | "promisedTo" | "orderStatus">;
}) =>
  promisedFrom && promisedTo && orderStatus !== "CANCELLED" && orderStatus !== "RETURNED" ? (
    <p className="mt-2 text-sm text-ink-soft tabular-nums">
      Promised for {daysText(promisedFrom, promisedTo)}
    </p>
  ) : null;

/** When the order is to arrive: the expected day, which parcels have for themselves, and the promised range. */
export const DeliveryDays = ({ order }: { order: OrderCard_OrderFragment }) => (
  <>
    {order.estimatedDelivery && order.parcels.length === 0 && (
      <p className="mt-2 text-sm">Expected on {formatDate(order.estimatedDelivery)}</p>
    )}
    <PromisedDates order={order} />
  </>
);
