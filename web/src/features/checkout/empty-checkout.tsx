import { useEffect, useState } from "react";
import { Navigate } from "react-router-dom";
import { clearOrderInFlight, readOrderInFlight } from "./order-in-flight.ts";
import {
  usePlacedOrderQuery,
  useWaitingForPaymentQuery,
  type CompletePayment_OrderFragment,
} from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";

/**
 * Checkout with an empty cart (specification, section 2). Continues with the order whose response this tab missed, since the page
 * was left or reloaded while the request was in flight, else with the shopper's unpaid order if there is one. Redirects to the
 * cart without either, and to the orders if the shop does not say.
 */
export const EmptyCheckout = ({ onOrder }: { onOrder: (order: CompletePayment_OrderFragment) => void }) => {
  const [inFlight] = useState(readOrderInFlight);
  const missed = usePlacedOrderQuery({
    variables: { idempotencyKey: inFlight?.idempotencyKey ?? "" },
    skip: !inFlight,
    fetchPolicy: "network-only",
  });
  const waiting = useWaitingForPaymentQuery({ fetchPolicy: "network-only" });
  const isLoading = missed.loading || waiting.loading;
  const missedOrder = missed.data?.placedOrder;
  const isCancelled = missedOrder?.orderStatus === "CANCELLED";
  const order =
    (isCancelled ? undefined : missedOrder) ??
    waiting.data?.myOrders.edges
      .map((edge) => edge.node)
      .find(({ paymentExpiresAt }) => paymentExpiresAt !== null);
  useEffect(() => {
    if (isLoading || !order) return;
    clearOrderInFlight();
    onOrder(order);
  }, [isLoading, order, onOrder]);
  if (order || isLoading) return <CheckoutSkeleton />;
  return <Navigate to={missed.error || isCancelled ? paths.orders() : paths.cart()} replace />;
};
