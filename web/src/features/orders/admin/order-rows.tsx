import { useState } from "react";
import { Link } from "react-router-dom";
import type { AdminOrder_OrderFragment, OrderStatus } from "../../../graphql/generated.ts";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { formatShortDate } from "../../../ui/dates.ts";
import { formatRupees } from "../../../ui/money.ts";
import { useMay } from "../../accounts/staff/staff-access.ts";
import { StatusBadge } from "../order-badges.tsx";
import { orderHeadingId } from "../focus-order.ts";
import { OrderDetails } from "../order-details.tsx";
import { orderLabel } from "../order-status.ts";
import { StatusSelect } from "../status-select.tsx";
import { MarkCashCollected } from "./mark-cash-collected.tsx";
import { paymentText } from "./payment-text.ts";
import { piecesText } from "./pieces-text.ts";

type Order = AdminOrder_OrderFragment;

/** The orders that the admin has ticked. */
export type RowSelection = {
  has: (id: string) => boolean;
  select: (orders: readonly { id: string }[], isSelected: boolean) => void;
};

export type OrderRowsProps = {
  orders: readonly Order[];
  /** Absent where nothing is ticked. */
  selection?: RowSelection | undefined;
  onChange: (order: Order, status: OrderStatus) => void;
  onAskCash: (order: Order) => void;
};

/** A phone has two lines of 44 px together, a wide screen one line with columns. */
const columns =
  "lg:grid-cols-[5.25rem_5.75rem_minmax(0,1.3fr)_7.25rem_minmax(0,1.2fr)_5.25rem_6.5rem] lg:items-center lg:gap-x-3";

const Facts = ({ order }: { order: Order }) => {
  const { shippingAddress: to } = order;
  const pieces = `${order.lines[0]?.title}: ${piecesText(order.lines)}`;
  return (
    <>
      <span className="flex min-w-0 gap-x-1.5 lg:contents">
        <span className="sr-only">Details of order </span>
        <span className="shrink-0 font-semibold tabular-nums" translate="no">
          {orderLabel(order)}
        </span>
        <time dateTime={order.createdAt} className="hidden truncate text-ink-soft tabular-nums lg:block">
          {formatShortDate(order.createdAt)}
        </time>
        <span dir="auto" className="truncate">
          {to.fullName}
        </span>
      </span>
      <span className="flex min-w-0 gap-x-2 text-xs text-ink-soft lg:contents lg:text-sm">
        <span className="shrink-0 tabular-nums lg:truncate" translate="no">
          {to.phone}
        </span>
        <span className="hidden truncate lg:block">{pieces}</span>
        <span className="hidden text-right font-semibold text-ink tabular-nums lg:block" translate="no">
          {formatRupees(order.finalAmount)}
        </span>
        <span className="truncate lg:text-ink-soft">{paymentText(order)}</span>
      </span>
    </>
  );
};

/** Leads from a row of the list to the page of its order. */
const OpenOrderLink = ({ order }: { order: Order }) => (
  <ButtonLink to={paths.adminOrder(order.id)} variant="secondary" className="mb-5">
    Open order
    <span className="sr-only" translate="no">
      {" "}
      {orderLabel(order)}
    </span>
  </ButtonLink>
);

/** Leads to every change of an order by an admin. */
const OrderHistoryLink = ({ order }: { order: Order }) => (
  <p className="mt-4">
    <Link
      to={paths.adminHistory({ kind: "order", about: order.id })}
      className="text-link inline-flex min-h-11 items-center"
    >
      All changes<span className="sr-only"> of order {orderLabel(order)}</span>
    </Link>
  </p>
);

const Row = ({
  order,
  selection,
  onChange,
  onAskCash,
  isOpen,
  onToggle,
}: Omit<OrderRowsProps, "orders"> & { order: Order; isOpen: boolean; onToggle: () => void }) => {
  const may = useMay();
  return (
    <article
      aria-label={`Order ${orderLabel(order)}`}
      className="border-b border-hairline text-sm"
      data-list-row
    >
      <div className="grid grid-cols-[2.25rem_minmax(0,1fr)_7.5rem] items-center lg:grid-cols-[2.25rem_minmax(0,1fr)_8rem]">
        {selection ? (
          <Checkbox
            label={<span className="sr-only">Select order {orderLabel(order)}</span>}
            className="lg:min-h-7.5!"
            checked={selection.has(order.id)}
            onChange={(event) => selection.select([order], event.target.checked)}
          />
        ) : (
          <span />
        )}
        <button
          type="button"
          id={orderHeadingId(order.id)}
          data-row-main
          aria-expanded={isOpen}
          aria-controls={isOpen ? `details-${order.id}` : undefined}
          onClick={onToggle}
          className={`grid min-h-11 min-w-0 content-center text-left lg:min-h-7.5 ${columns} hover:bg-paper-deep`}
        >
          <Facts order={order} />
        </button>
        <div className="relative">
          <span
            className="pointer-events-none absolute top-0.5 left-1 text-sm font-semibold tabular-nums lg:hidden"
            translate="no"
          >
            {formatRupees(order.finalAmount)}
          </span>
          {may("EDIT_ORDERS") ? (
            <StatusSelect order={order} isInRow onChange={(status) => onChange(order, status)} />
          ) : (
            <span className="block pt-6 pl-1 lg:pt-0">
              <StatusBadge status={order.orderStatus} isForAdmin />
            </span>
          )}
        </div>
      </div>
      {isOpen && (
        <div
          id={`details-${order.id}`}
          className="mb-4 rounded-sm border border-hairline bg-paper-raised p-4 lg:p-6"
        >
          <div className="flex flex-wrap items-start gap-x-4">
            <OpenOrderLink order={order} />
            <MarkCashCollected order={order} onAsk={onAskCash} />
          </div>
          <OrderDetails order={order} isForAdmin level="h2" />
          <OrderHistoryLink order={order} />
        </div>
      )}
    </article>
  );
};

/** One short row for each order, newest first. A press opens its details below. */
export const OrderRows = ({ orders, ...actions }: OrderRowsProps) => {
  const [openId, setOpenId] = useState<string | null>(null);
  const { selection } = actions;
  return (
    <>
      {selection && (
        <Checkbox
          label={<span className="text-xs text-ink-soft">Select all {orders.length} shown</span>}
          className="border-b border-ink max-lg:hidden lg:min-h-8! print:hidden!"
          checked={orders.every(({ id }) => selection.has(id))}
          onChange={(event) => selection.select(orders, event.target.checked)}
        />
      )}
      <ul aria-label="Orders, newest first" className="max-lg:mt-2 max-lg:border-t max-lg:border-hairline">
        {orders.map((order) => (
          <li key={order.id} className="min-w-0">
            <Row
              order={order}
              isOpen={openId === order.id}
              onToggle={() => setOpenId(openId === order.id ? null : order.id)}
              {...actions}
            />
          </li>
        ))}
      </ul>
    </>
  );
};
