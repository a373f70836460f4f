import { Fragment, useState } from "react";
import type { AdminOrder_OrderFragment, OrderStatus } from "../../../graphql/generated.ts";
import { PaymentBadge, StatusBadge } from "../order-badges.tsx";
import { OrderDetails } from "../order-details.tsx";
import { isToPayBack, orderLabel } from "../order-status.ts";
import { paymentMethodNames } from "../../../payment-method-names.ts";
import { orderHeadingId } from "../focus-order.ts";
import { StatusSelect } from "../status-select.tsx";
import { formatDate } from "../../../ui/dates.ts";
import { ChevronDownIcon } from "../../../ui/icons.tsx";
import { formatRupees } from "../../../ui/money.ts";
import { MarkCashCollected } from "./mark-cash-collected.tsx";
import { OrderHistoryLink } from "./order-history-link.tsx";
import { OpenOrderLink } from "./open-order-link.tsx";
import { piecesText } from "./pieces-text.ts";

export type AdminOrdersProps = {
  orders: readonly AdminOrder_OrderFragment[];
  onChange: (order: AdminOrder_OrderFragment, status: OrderStatus) => void;
  onAskCash: (order: AdminOrder_OrderFragment) => void;
};

const head = "eyebrow py-3 pr-4 text-left align-bottom text-ink-soft last:pr-0";
const cell = "py-3 pr-4 align-top last:pr-0";

/** One row for each order. The button with the order number opens its details below. */
export const OrdersTable = ({ orders, onChange, onAskCash }: AdminOrdersProps) => {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <table className="mt-4 w-full text-sm">
      <caption className="sr-only">Orders, newest first</caption>
      <thead className="border-b border-ink">
        <tr>
          <th scope="col" className={head}>
            Order
          </th>
          <th scope="col" className={head}>
            Customer
          </th>
          <th scope="col" className={head}>
            Pieces
          </th>
          <th scope="col" className={`${head} text-right!`}>
            Total
          </th>
          <th scope="col" className={head}>
            Payment
          </th>
          <th scope="col" className={head}>
            Status
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => {
          const isOpen = openId === order.id;
          const { shippingAddress: to, paymentDetails: payment } = order;
          return (
            <Fragment key={order.id}>
              <tr className={isOpen ? "" : "border-b border-hairline"}>
                <th scope="row" className={`${cell} text-left font-normal`}>
                  <button
                    type="button"
                    id={orderHeadingId(order.id)}
                    aria-expanded={isOpen}
                    aria-controls={isOpen ? `details-${order.id}` : undefined}
                    onClick={() => setOpenId(isOpen ? null : order.id)}
                    className="-my-2.5 inline-flex min-h-11 items-center gap-1.5 font-semibold tabular-nums underline-offset-4 hover:underline"
                  >
                    <ChevronDownIcon
                      size={16}
                      className={`transition-transform ${isOpen ? "rotate-180" : ""}`}
                    />
                    <span className="sr-only">Details of order </span>
                    {orderLabel(order)}
                  </button>
                  <time dateTime={order.createdAt} className="block pl-5.5 text-ink-soft">
                    {formatDate(order.createdAt)}
                  </time>
                </th>
                <td className={`${cell} max-w-56`}>
                  <span className="block truncate font-semibold">{to.fullName}</span>
                  <span className="block truncate text-ink-soft">{to.email}</span>
                </td>
                <td className={`${cell} max-w-52`}>
                  <span className="block truncate">{order.lines[0]?.title}</span>
                  <span className="block text-ink-soft">{piecesText(order.lines)}</span>
                </td>
                <td className={`${cell} text-right font-semibold tabular-nums`}>
                  {formatRupees(order.finalAmount)}
                </td>
                <td className={cell}>
                  <span className="block">{paymentMethodNames[payment.method]}</span>
                  <PaymentBadge
                    status={payment.paymentStatus}
                    waiting={isToPayBack(order) && "To pay back"}
                  />
                  <span className="block">
                    <MarkCashCollected order={order} onAsk={onAskCash} />
                  </span>
                </td>
                <td className={`${cell} w-44`}>
                  <StatusBadge status={order.orderStatus} />
                  <div className="mt-2">
                    <StatusSelect order={order} onChange={(status) => onChange(order, status)} />
                  </div>
                </td>
              </tr>
              {isOpen && (
                <tr className="border-b border-hairline">
                  <td colSpan={6} id={`details-${order.id}`} className="pb-6">
                    <div className="rounded-sm border border-hairline bg-paper-raised p-6">
                      <OpenOrderLink order={order} />
                      <OrderDetails order={order} isForAdmin level="h2" />
                      <OrderHistoryLink order={order} />
                    </div>
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
};
