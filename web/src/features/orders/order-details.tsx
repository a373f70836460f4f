import { Suspense, type ReactNode } from "react";
import { Link } from "react-router-dom";
import type { OrderCard_OrderFragment } from "../../graphql/generated.ts";
import { mailAddress } from "./mail-address.ts";
import { DeliveryDays } from "./promised-dates.tsx";
import { CreditNotes } from "./credit-notes.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OrderLineView } from "./order-line-view.tsx";
import { OrderParcels } from "./order-parcels.tsx";
import { OrderRefunds } from "./order-refunds.tsx";
import { OrderTotals } from "./order-totals.tsx";
import { PaymentBadge } from "./order-badges.tsx";
import { cashText, isRefundDue, isToPayBack } from "./order-status.ts";
import { paymentMethodNames } from "../../payment-method-names.ts";
import { paths } from "../../paths.ts";
import { lazyPart } from "../../ui/lazy-part.ts";

/** Few orders have any. */
const OrderCredits = lazyPart(() => import("./order-credits.tsx"), "OrderCredits");

/** For the admin only: no shopper downloads it. */
const OrderDisputes = lazyPart(() => import("./admin/order-disputes.tsx"), "OrderDisputes");

type Order = OrderCard_OrderFragment;

/** A titled part of an order. */
export const OrderPart = ({
  title,
  level: Heading,
  children,
}: {
  title: string;
  level: "h2" | "h3";
  children: ReactNode;
}) => (
  <section>
    <Heading className="eyebrow mb-2 font-sans text-ink-soft">{title}</Heading>
    {children}
  </section>
);

export const OrderAddress = ({ address }: { address: Order["shippingAddress"] }) => (
  <address className="text-sm not-italic">
    <span dir="auto" className="block font-semibold">
      {address.fullName}
    </span>
    <span dir="auto" className="block whitespace-pre-line">
      {address.address}
    </span>
    <span className="block">
      <bdi>{address.city}</bdi>, {address.state} {address.zipCode}
    </span>
    <span className="block">{address.country}</span>
    <span className="mt-1 block text-ink-soft">{address.phone}</span>
    <span className="block break-all text-ink-soft empty:hidden">{mailAddress(address.email)}</span>
  </address>
);

/** The parcels of an order. Renders nothing without one. */
export const ParcelsPart = ({ order, level }: { order: Order; level: "h2" | "h3" }) =>
  order.parcels.length > 0 && (
    <OrderPart level={level} title={order.parcels.length === 1 ? "Parcel" : "Parcels"}>
      <OrderParcels order={order} />
    </OrderPart>
  );

type OrderPaymentProps = {
  order: Order;
  isForAdmin?: boolean;
  /** Whether its credit notes are shown elsewhere on the page. */
  isWithoutNotes?: boolean;
};

export const OrderPayment = ({ order, isForAdmin = false, isWithoutNotes = false }: OrderPaymentProps) => {
  const { paymentDetails, refunds, payouts, creditNotes } = order;
  const cash = cashText(order);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {paymentMethodNames[paymentDetails.method]}
        <PaymentBadge
          status={paymentDetails.paymentStatus}
          waiting={isForAdmin ? isToPayBack(order) && "To pay back" : isRefundDue(order) && "Refund due"}
        />
      </p>
      {cash && <p className="mt-1 text-sm font-semibold tabular-nums">{cash}</p>}
      {paymentDetails.transactionId && (
        <p className="mt-1 text-sm break-all text-ink-soft" translate="no">
          {paymentDetails.transactionId}
        </p>
      )}
      <OrderRefunds refunds={refunds} payouts={payouts} />
      {!isWithoutNotes && <CreditNotes notes={creditNotes} />}
    </>
  );
};

type OrderDetailsProps = {
  order: Order;
  /** Shows who made each status change, and cash that waits to be paid back. */
  isForAdmin?: boolean;
  /** The button that changes the address. */
  addressAction?: ReactNode;
  /** Level of its headings: one below the order's heading. */
  level?: "h2" | "h3";
};

/** All details of an order: lines, totals, address, payment and history. */
export const OrderDetails = ({
  order,
  isForAdmin = false,
  addressAction,
  level = "h3",
}: OrderDetailsProps) => (
  <div className="grid grid-cols-1 gap-x-12 gap-y-7 md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
    <div className="grid grid-cols-1 content-start gap-y-7">
      <OrderPart level={level} title={order.lines.length === 1 ? "1 item" : `${order.lines.length} items`}>
        <ul className="divide-y divide-hairline border-y border-hairline">
          {order.lines.map((line) => (
            <OrderLineView key={line.id} line={line} />
          ))}
        </ul>
      </OrderPart>
      <OrderPart level={level} title="Total">
        <OrderTotals order={order} />
        <OrderCredits credits={order.credits} />
        {order.termsVersion !== null && (
          <Link
            to={paths.termsOf(`${order.termsVersion}`, new Date(order.createdAt).toISOString())}
            className="text-link mt-2 inline-flex min-h-11 items-center text-sm"
          >
            Terms of sale of this order
          </Link>
        )}
      </OrderPart>
    </div>
    <div className="grid grid-cols-1 content-start gap-y-7">
      <OrderPart level={level} title="Shipping address">
        <OrderAddress address={order.shippingAddress} />
        {addressAction}
        <DeliveryDays order={order} />
      </OrderPart>
      <ParcelsPart order={order} level={level} />
      <OrderPart level={level} title="Payment">
        <OrderPayment order={order} isForAdmin={isForAdmin} />
      </OrderPart>
      <OrderPart level={level} title="History">
        <OrderHistory steps={order.statusHistory} isAuthorShown={isForAdmin} />
      </OrderPart>
    </div>
    {isForAdmin && order.paymentDetails.method === "ONLINE" && (
      <Suspense>
        <OrderDisputes orderId={order.id} level={level} />
      </Suspense>
    )}
  </div>
);
