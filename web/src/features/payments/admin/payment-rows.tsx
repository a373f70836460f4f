import type { PaymentRow_OrderFragment, RefundReason } from "../../../graphql/generated.ts";
import { paymentMethodNames } from "../../../payment-method-names.ts";
import { formatDate, formatShortDate, formatTime } from "../../../ui/dates.ts";
import { formatRupees } from "../../../ui/money.ts";
import { RecordList, type Column } from "../../../ui/record-list.tsx";
import { OrderHead } from "../../orders/admin/order-head.tsx";
import { PaymentBadge } from "../../orders/order-badges.tsx";
import { mailAddress } from "../../orders/mail-address.ts";
import { isToPayBack } from "../../orders/order-status.ts";

type Order = PaymentRow_OrderFragment;

/** The refunds of an order's own payment. Others are of payments beside it, such as a second one. */
const orderRefundReasons: readonly RefundReason[] = [
  "ORDER_CANCELLED",
  "ORDER_RETURNED",
  "PIECES_CANCELLED",
  "PIECES_RETURNED",
  "REFUNDED_BY_SHOP",
];

type PaidOrder = Pick<Order, "refunds" | "payouts"> & {
  paymentDetails: Pick<Order["paymentDetails"], "paymentStatus">;
};

/** The payouts of an order's cash: since when one waits, or when the last one was recorded. Empty without any. */
const payoutText = (order: PaidOrder) => {
  const { payouts } = order;
  const waiting = payouts.find(({ paidAt }) => !paidAt);
  // The badge of a refunded order already says what waits.
  if (waiting)
    return `${isToPayBack(order) ? "Since" : "To pay back since"} ${formatShortDate(waiting.createdAt)}`;
  const lastPaidAt = payouts
    .flatMap(({ paidAt }) => paidAt ?? [])
    .sort()
    .at(-1);
  return lastPaidAt ? `Paid back on ${formatShortDate(lastPaidAt)}` : "";
};

/**
 * The newest refund of an order: since when it is due, or when Razorpay took it on. Of a cash order its payouts. Empty without
 * either.
 */
export const refundText = (order: PaidOrder) => {
  const refund = order.refunds.findLast(({ reason }) => orderRefundReasons.includes(reason));
  if (!refund) return payoutText(order);
  return refund.refundedAt
    ? `Refunded on ${formatShortDate(refund.refundedAt)}`
    : `On its way since ${formatShortDate(refund.createdAt)}`;
};

const Customer = ({ shippingAddress: to }: Order) => (
  <>
    <span dir="auto" className="block font-semibold">
      {to.fullName}
    </span>
    <span className="block text-ink-soft">{mailAddress(to.email) ?? "No e-mail address"}</span>
  </>
);

const Paid = ({ paidAt }: Order) =>
  paidAt ? (
    <time dateTime={paidAt}>
      <span className="whitespace-nowrap">{formatDate(paidAt)}</span>{" "}
      <span className="whitespace-nowrap text-ink-soft">at {formatTime(paidAt)}</span>
    </time>
  ) : (
    <span className="text-ink-soft">Not recorded</span>
  );

const columns: [Column<Order>, ...Column<Order>[]] = [
  { title: "Order", cell: (order) => <OrderHead order={order} /> },
  { title: "Customer", cell: Customer, className: "max-w-56" },
  {
    title: "Amount",
    cell: (order) => (
      <>
        <span className="text-lg font-semibold tabular-nums lg:text-sm" translate="no">
          {formatRupees(order.finalAmount)}
        </span>
        {order.collectedCash && order.collectedCash.rounding !== 0 && (
          <span className="block text-sm text-ink-soft tabular-nums">
            {formatRupees(order.collectedCash.amount)} received
          </span>
        )}
        {order.creditedAmount > 0 && (
          <span className="block text-sm text-ink-soft tabular-nums">
            −{formatRupees(order.creditedAmount)} credited
          </span>
        )}
      </>
    ),
    className: "lg:text-right!",
    isInHead: true,
  },
  {
    title: "Method",
    cell: (order) => (
      <>
        <span className="block">{paymentMethodNames[order.paymentDetails.method]}</span>
        <span className="block text-sm text-ink-soft lg:whitespace-nowrap">
          {order.paymentDetails.transactionId ?? "No payment id"}
        </span>
      </>
    ),
    className: "max-w-52",
  },
  { title: "Paid", cell: Paid, className: "max-w-40" },
  {
    title: "State",
    cell: (order) => (
      <>
        <PaymentBadge
          status={order.paymentDetails.paymentStatus}
          waiting={isToPayBack(order) && "To pay back"}
        />
        <span className="mt-1 block text-ink-soft">{refundText(order)}</span>
      </>
    ),
    className: "w-44",
  },
];

/** Successful payments: the order, its customer, the payment and its refund. */
export const PaymentRows = ({ orders }: { orders: readonly Order[] }) => (
  <RecordList
    caption="Payments, newest order first"
    rows={orders}
    keyOf={(order) => order.id}
    columns={columns}
  />
);
