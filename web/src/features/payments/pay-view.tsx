import { useEffect, useRef } from "react";
import {
  usePaymentStateQuery,
  type CompletePayment_OrderFragment,
  type PaymentSession_SessionFragment,
} from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { CompletePayment } from "./complete-payment.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { formatRupees } from "../../ui/money.ts";

type PayViewProps = {
  order: CompletePayment_OrderFragment;
  /** Whether the payment window opens on mount. */
  shouldStart: boolean;
  /** The payment that the order came with; `null` without one. */
  session?: PaymentSession_SessionFragment | null;
  /** Called once the order is paid. Missing if the page shows paid orders without it. */
  onPaid?: (order: CompletePayment_OrderFragment) => void;
};

/** The payment page of a placed order. The order holds its pieces while it is payable. */
export const PayView = ({ order: placedOrder, shouldStart, session = null, onPaid }: PayViewProps) => {
  const { data } = usePaymentStateQuery({ variables: { orderId: placedOrder.id } });
  const order = data?.order ?? placedOrder;
  const heading = useRef<HTMLHeadingElement>(null);
  const latest = useRef(onPaid);
  useEffect(() => {
    latest.current = onPaid;
  });
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const isPaid = order.paymentDetails.paymentStatus === "COMPLETED";
  useEffect(() => {
    if (isPaid) latest.current?.(order);
  }, [isPaid, order]);

  return (
    <div className="mx-auto max-w-(--container-form) pt-6">
      <h1 ref={heading} tabIndex={-1} className="text-center text-2xl md:text-3xl">
        {order.paymentExpiresAt === null ? "Your payment" : "Complete your payment"}
      </h1>
      <p className="mt-2 text-center text-ink-soft">Order {order.orderNumber}</p>
      <p className="mt-6 text-center text-sm text-ink-soft">Total</p>
      <p className="mb-8 text-center font-display text-3xl tabular-nums" translate="no">
        {formatRupees(order.finalAmount)}
      </p>
      <CompletePayment order={order} shouldStart={shouldStart} session={session} variant="page" />
      {order.paymentExpiresAt !== null && (
        <p className="mt-6 text-center text-sm text-ink-soft">
          You can also pay later from My Orders, before the time runs out.
        </p>
      )}
      <div className="mt-2 text-center">
        <ButtonLink to={paths.orders()} variant="quiet">
          View Orders
        </ButtonLink>
      </div>
    </div>
  );
};
