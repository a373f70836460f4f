import type { ReactNode } from "react";
import type { OrderCard_OrderFragment } from "../../graphql/generated.ts";
import { formatDate } from "../../ui/dates.ts";
import { Details } from "../../ui/details.tsx";
import { formatRupees } from "../../ui/money.ts";
import { PaymentBadge, StatusBadge } from "./order-badges.tsx";
import { OrderDetails } from "./order-details.tsx";
import { orderedChoiceText, LineThumb } from "./order-line-view.tsx";
import { orderLabel } from "./order-status.ts";
import { paymentMethodNames } from "../../payment-method-names.ts";

/** Items that a card shows before "+N more items" (specification, section 9). */
const PREVIEW = 3;

type OrderCardProps = {
  order: OrderCard_OrderFragment;
  /** What can be done with the order: buttons, and messages that take a row of their own below them. */
  action?: ReactNode;
  /** What waits to be done with it: its payment, for one. */
  notice?: ReactNode;
};

/** One of her orders: number, date and status first, then what was in it; all the rest opens below. */
export const OrderCard = ({ order, action, notice }: OrderCardProps) => {
  const previewed = order.lines.slice(0, PREVIEW);
  const more = order.lines.length - previewed.length;
  const number = orderLabel(order);
  return (
    <article
      aria-labelledby={`order-${order.id}`}
      className="rounded-sm border border-hairline bg-paper-raised px-4 pt-4 sm:px-6 sm:pt-5"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id={`order-${order.id}`} className="text-lg">
            Order {number}
          </h2>
          <p className="text-sm text-ink-soft">
            <time dateTime={order.createdAt}>{formatDate(order.createdAt)}</time>
          </p>
        </div>
        <StatusBadge status={order.orderStatus} />
      </div>
      <ul className="mt-4 grid grid-cols-1 gap-x-6 gap-y-3 md:grid-cols-3">
        {previewed.map((line) => (
          <li key={line.id} className="flex items-center gap-3">
            <LineThumb line={line} className="w-12 md:w-16" />
            <div className="min-w-0">
              <p className="truncate leading-snug md:line-clamp-2 md:whitespace-normal">{line.title}</p>
              <p className="text-sm text-ink-soft tabular-nums">
                {[orderedChoiceText(line), line.quantity === 1 ? "1 piece" : `${line.quantity} pieces`]
                  .filter(Boolean)
                  .join(", ")}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-3 text-sm text-ink-soft">
          +{more} more {more === 1 ? "item" : "items"}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-2 border-t border-hairline pt-3">
        <p className="mr-auto flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 pr-4 text-sm">
          <span className="text-lg font-semibold tabular-nums">{formatRupees(order.finalAmount)}</span>
          {paymentMethodNames[order.paymentDetails.method]}
          <PaymentBadge status={order.paymentDetails.paymentStatus} />
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
          <OrderDetails order={order} />
        </Details>
      </div>
    </article>
  );
};
