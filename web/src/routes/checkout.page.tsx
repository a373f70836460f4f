import { Suspense, useEffect, useState } from "react";
import {
  useCheckoutPageQuery,
  type CompletePayment_OrderFragment,
  type PaymentSession_SessionFragment,
} from "../graphql/generated.ts";
import { UnpaidOrderNotice } from "../features/payments/unpaid-order-notice.tsx";
import { FailedState } from "../ui/failed-state.tsx";
import { lazyPart } from "../ui/lazy-part.ts";
import { usePageTitle } from "../ui/use-page-title.ts";
import { whenIdle } from "../ui/when-idle.ts";
import { CheckoutForm } from "../features/checkout/checkout-form.tsx";
import { CheckoutSkeleton } from "../features/checkout/checkout-skeleton.tsx";
import { usePlaceOrder } from "../features/checkout/use-place-order.ts";
import { PayView } from "../features/payments/pay-view.tsx";

const loadConfirmedView = () => import("../features/checkout/confirmed-view.tsx");
const ConfirmedView = lazyPart(loadConfirmedView, "ConfirmedView");
const EmptyCheckout = lazyPart(() => import("../features/checkout/empty-checkout.tsx"), "EmptyCheckout");

const MAX_IDLE_WAIT_MS = 3000;

type Order = CompletePayment_OrderFragment;

/** Cash on delivery, or already paid: no payment is left to make. */
const isSettled = ({ paymentDetails }: Order) =>
  paymentDetails.method === "COD" || paymentDetails.paymentStatus === "COMPLETED";

const pageTitleOf = (order: Order | undefined) => {
  if (!order) return "Checkout";
  return isSettled(order) ? "Order Confirmed" : "Complete your payment";
};

/** From the cart to an order (specification, section 2 "Checkout"). With an empty cart it redirects to the cart. */
export const CheckoutPage = () => {
  const [placedOrder, setPlacedOrder] = useState<Order>();
  const [session, setSession] = useState<PaymentSession_SessionFragment | null>(null);
  const showPlacedOrder = (order: Order, paymentSession: PaymentSession_SessionFragment | null) => {
    setSession(paymentSession);
    setPlacedOrder(order);
  };
  // An unpaid order from before waits for a press on the button. An order placed just now starts its payment at once.
  const [unpaidOrder, setUnpaidOrder] = useState<Order>();
  const showEarlierOrder = (order: Order) =>
    isSettled(order) ? setPlacedOrder(order) : setUnpaidOrder(order);
  // Before the order is placed: the network may be lost with its answer.
  useEffect(() => whenIdle(() => void loadConfirmedView().catch(() => undefined), MAX_IDLE_WAIT_MS), []);
  usePageTitle(pageTitleOf(placedOrder ?? unpaidOrder));
  const { data, error, loading, refetch } = useCheckoutPageQuery({
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });
  const placement = usePlaceOrder();
  const pieces = data?.cart.totalQuantity ?? 0;
  // The form empties the cached cart: by an order, or by the removal of the last line, which can be rolled back. So only a
  // loaded cart that is empty redirects, at first or after a change in another tab, and never while an order is placed.
  const [hasLoadedPieces, setLoadedPieces] = useState(false);
  const hasPieces = !loading && (hasLoadedPieces || pieces > 0);
  if (hasPieces !== hasLoadedPieces) setLoadedPieces(hasPieces);

  const content = () => {
    if (placedOrder && isSettled(placedOrder))
      return (
        <Suspense>
          <ConfirmedView order={placedOrder} />
        </Suspense>
      );
    if (placedOrder)
      return <PayView order={placedOrder} shouldStart session={session} onPaid={setPlacedOrder} />;
    if (unpaidOrder) return <PayView order={unpaidOrder} shouldStart={false} onPaid={setPlacedOrder} />;
    const isEmpty = data && !loading && !hasPieces && !placement.isProcessing;
    return (
      <>
        <h1 className="mb-6 text-2xl md:text-3xl">Checkout</h1>
        {isEmpty ? (
          <Suspense fallback={<CheckoutSkeleton />}>
            <EmptyCheckout onOrder={showEarlierOrder} />
          </Suspense>
        ) : data ? (
          <>
            <UnpaidOrderNotice
              cartLines={data.cart.lines}
              onCancelled={() => void refetch().catch(() => undefined)}
            />
            <CheckoutForm
              data={data}
              placement={placement}
              refetchCart={refetch}
              callbacks={{ onPlaced: showPlacedOrder, onMissedOrder: showEarlierOrder }}
            />
          </>
        ) : error ? (
          <FailedState
            text="Checkout could not be loaded."
            onRetry={() => void refetch().catch(() => undefined)}
            isRetrying={loading}
          />
        ) : (
          <CheckoutSkeleton />
        )}
      </>
    );
  };
  return <div className="page-width pt-8 md:pt-12">{content()}</div>;
};
