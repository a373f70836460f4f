import type { OrderCard_OrderFragment } from "../../graphql/generated.ts";
import { formatDate, formatShortDate } from "../../ui/dates.ts";
import { rangeText } from "../delivery/range-text.ts";

const dayAndMonth = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", timeZone: "UTC" });

/** "25 Nov to 28 Nov 2026"; one date if both are the same day. */
const daysText = (from: string, to: string): string => {
  if (from === to) return formatShortDate(to);
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  const first = isSameYear ? dayAndMonth.format(new Date(`${from}T00:00:00Z`)) : formatShortDate(from);
  return `${first} to ${formatShortDate(to)}`;
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

type Expected = Pick<OrderCard_OrderFragment, "estimatedDeliveryAt" | "promisedFrom" | "promisedTo"> & {
  parcels: readonly { estimatedDelivery?: string | null }[];
};

/** The day on which the last parcel is to arrive, else the promised range; `undefined` if neither is known. */
export const expectedText = ({ estimatedDeliveryAt, parcels, promisedFrom, promisedTo }: Expected) => {
  const parcelDays = parcels.map((parcel) => parcel.estimatedDelivery ?? "").sort();
  const day = parcelDays.at(-1) || estimatedDeliveryAt;
  if (day) return `Expected on ${formatDate(day)}`;
  return promisedFrom && promisedTo
    ? `Expected ${rangeText({ from: promisedFrom, to: promisedTo })}`
    : undefined;
};

/** When the order is to arrive: the expected day, which parcels have for themselves, and the promised range. */
export const DeliveryDays = ({ order }: { order: OrderCard_OrderFragment }) => (
  <>
    {order.estimatedDeliveryAt && order.parcels.length === 0 && (
      <p className="mt-2 text-sm">Expected on {formatDate(order.estimatedDeliveryAt)}</p>
    )}
    <PromisedDates order={order} />
  </>
);
