import type { OrderCard_OrderFragment } from "../../graphql/generated.ts";
import { formatShortDate } from "../../ui/dates.ts";

/** The delivery that was promised when the order was placed. Nothing for an order without a promise, or one that has ended. */
export const PromisedDates = ({
  order: { promisedFrom, promisedTo, orderStatus },
}: {
  order: Pick<OrderCard_OrderFragment, "promisedFrom" | "promisedTo" | "orderStatus">;
}) =>
  promisedFrom && promisedTo && orderStatus !== "CANCELLED" && orderStatus !== "RETURNED" ? (
    <p className="mt-2 text-sm text-ink-soft tabular-nums">
      Promised for {formatShortDate(promisedFrom)} to {formatShortDate(promisedTo)}
    </p>
  ) : null;
