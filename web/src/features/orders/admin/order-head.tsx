import { formatDate } from "../../../ui/dates.ts";
import { orderLabel } from "../order-status.ts";

/** The number of an order and its day: the head of a row or a card. */
export const OrderHead = ({ order }: { order: { id: string; orderNumber: string; createdAt: string } }) => (
  <>
    <span className="block font-semibold tabular-nums" translate="no">
      {orderLabel(order)}
    </span>
    <time dateTime={order.createdAt} className="block text-sm whitespace-nowrap text-ink-soft">
      {formatDate(order.createdAt)}
    </time>
  </>
);
