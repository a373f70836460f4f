import { orderHeadingId } from "../focus-order.ts";
import { PaymentBadge, StatusBadge } from "../order-badges.tsx";
import { OrderDetails } from "../order-details.tsx";
import { isToPayBack, orderLabel } from "../order-status.ts";
import { paymentMethodNames } from "../../../payment-method-names.ts";
import { StatusSelect } from "../status-select.tsx";
import { formatDate } from "../../../ui/dates.ts";
import { Details } from "../../../ui/details.tsx";
import { formatRupees } from "../../../ui/money.ts";
import { OrderHistoryLink } from "./order-history-link.tsx";
import type { AdminOrdersProps } from "./orders-table.tsx";
import { MarkCashCollected } from "./mark-cash-collected.tsx";
import { OpenOrderLink } from "./open-order-link.tsx";
import { piecesText } from "./pieces-text.ts";

/** The orders as cards, for a phone. */
export const OrderCards = ({ orders, onChange, onAskCash }: AdminOrdersProps) => (
  <ul className="mt-4 grid gap-4">
    {orders.map((order) => (
      <li key={order.id} className="min-w-0">
        <article
          aria-labelledby={orderHeadingId(order.id)}
          className="rounded-sm border border-hairline bg-paper-raised px-4 pt-4"
        >
          <div className="flex items-start justify-between gap-4">
            <div>
              <h2
                id={orderHeadingId(order.id)}
                tabIndex={-1}
                className="outline-none font-sans text-base font-semibold tracking-normal tabular-nums"
              >
                {orderLabel(order)}
              </h2>
              <time dateTime={order.createdAt} className="text-sm text-ink-soft">
                {formatDate(order.createdAt)}
              </time>
            </div>
            <p className="text-lg font-semibold tabular-nums" translate="no">
              {formatRupees(order.finalAmount)}
            </p>
          </div>
          <p className="mt-3 truncate">{order.shippingAddress.fullName}</p>
          <p className="truncate text-sm text-ink-soft">{order.shippingAddress.email}</p>
          <p className="mt-1 text-sm text-ink-soft">
            {order.lines[0]?.title}: {piecesText(order.lines)}
          </p>
          <p className="mt-3 flex flex-wrap items-center gap-2 text-sm">
            <StatusBadge status={order.orderStatus} />
            {paymentMethodNames[order.paymentDetails.method]}
            <PaymentBadge
              status={order.paymentDetails.paymentStatus}
              waiting={isToPayBack(order) && "To pay back"}
            />
          </p>
          <MarkCashCollected order={order} onAsk={onAskCash} />
          <div className="mt-3 border-b border-hairline pb-4">
            <StatusSelect order={order} onChange={(status) => onChange(order, status)} />
          </div>
          <div className="[&>details]:border-0">
            <Details
              summary={
                <span>
                  Details<span className="sr-only"> of order {orderLabel(order)}</span>
                </span>
              }
            >
              <OpenOrderLink order={order} />
              <OrderDetails order={order} isForAdmin />
              <OrderHistoryLink order={order} />
            </Details>
          </div>
        </article>
      </li>
    ))}
  </ul>
);
