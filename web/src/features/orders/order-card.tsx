import type { ReactNode } from "react";
import type { OrderCard_OrderFragment } from "../../graphql/generated.ts";
import { formatDate } from "../../ui/dates.ts";
import { Details } from "../../ui/details.tsx";
import { formatRupees } from "../../ui/money.ts";
import { orderHeadingId } from "./focus-order.ts";
import { StatusBadge } from "./order-badges.tsx";
import { OrderProgress } from "./order-progress.tsx";
import { ParcelSummary } from "./order-parcels.tsx";
import { OrderDetails } from "./order-details.tsx";
import { orderedVariantText, LineThumbnail } from "./order-line-view.tsx";
import { orderLabel } from "./order-status.ts";
import { paymentText } from "./payment-text.ts";

/** Lines that a card shows before "+N more items" (specification, section 9). */
const MAX_PREVIEW_LINES = 3;

type OrderCardProps = {
  order: OrderCard_OrderFragment;
  /** Buttons for the order, and their messages in a row below them. */
  action?: ReactNode;
  /** A pending action of the order, for example its payment. */
  notice?: ReactNode;
  /** The button that changes the address. */
  addressAction?: ReactNode;
  /** The button for a question about the order. */
  help?: ReactNode;
};

/** An order of the shopper: number, date, status and the first lines. The details open below. */
export const OrderCard = ({ order, action, notice, addressAction, help }: OrderCardProps) => {
  const previewLines = order.lines.slice(0, MAX_PREVIEW_LINES);
  const remaining = order.lines.length - previewLines.length;
  const number = orderLabel(order);
  return (
    <article
      aria-labelledby={orderHeadingId(order.id)}
      className="rounded-sm border border-hairline bg-paper-raised px-4 pt-4 sm:px-6 sm:pt-5"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id={orderHeadingId(order.id)} tabIndex={-1} className="text-lg outline-none">
            Order <span translate="no">{number}</span>
          </h2>
          <p className="text-sm text-ink-soft">
            <time dateTime={order.createdAt}>{formatDate(order.createdAt)}</time>
          </p>
        </div>
        <StatusBadge status={order.orderStatus} />
      </div>
      <OrderProgress order={order} className="mt-4" />
      <ul className="mt-4 grid gap-x-6 gap-y-3 max-md:grid-cols-1 md:auto-cols-fr md:grid-flow-col">
        {previewLines.map((line) => (
          <li key={line.id} className="flex items-center gap-3">
            <LineThumbnail line={line} className="w-12 md:w-16" />
            <div className="min-w-0">
              <p className="line-clamp-3 leading-snug">{line.title}</p>
              <p className="text-sm text-ink-soft tabular-nums">
                {[orderedVariantText(line), line.quantity === 1 ? "1 piece" : `${line.quantity} pieces`]
                  .filter(Boolean)
                  .join(", ")}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {remaining > 0 && (
        <p className="mt-3 text-sm text-ink-soft">
          +{remaining} more {remaining === 1 ? "item" : "items"}
        </p>
      )}
      <ParcelSummary order={order} />
      <div className="button-row mt-4 border-t border-hairline pt-3 max-xl:[&>:is(a,button)]:px-3 xl:justify-end">
        <p className="mr-auto flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 text-sm max-sm:gap-x-2 max-xl:basis-full xl:flex-col xl:items-start xl:gap-y-0">
          <span className="text-lg font-semibold tabular-nums" translate="no">
            {formatRupees(order.finalAmount)}
          </span>
          <span>{paymentText(order)}</span>
        </p>
        {action}
      </div>
      {notice && <div className="mt-3 empty:hidden">{notice}</div>}
      <div className="[&>details]:border-0">
        <Details
          summary={
            <span>
              Details<span className="sr-only"> of order {number}</span>
            </span>
          }
        >
          <OrderDetails order={order} addressAction={addressAction} />
        </Details>
      </div>
      {help && <div className="border-t border-hairline py-1">{help}</div>}
    </article>
  );
};
