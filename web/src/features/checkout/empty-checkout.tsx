import { useEffect, useState } from "react";
import { Navigate } from "react-router-dom";
import { clearOrderInFlight, wasOrderInFlight } from "./order-in-flight.ts";
import { useWaitingForPaymentQuery, type CompletePayment_OrderFragment } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { toast } from "../../ui/toast.ts";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";

/** For an order whose response this tab missed: the page was left or reloaded while the request was in flight. */
const PlacedOrderRedirect = () => {
  useEffect(() => {
    clearOrderInFlight();
    toast.info("Your order had gone through already.");
  }, []);
  return <Navigate to={paths.orders()} replace />;
};

/**
 * Checkout with an empty cart (specification, section 2). Continues with the shopper's unpaid order if there is one.
 * Redirects to the orders after an order whose response was missed, else to the cart.
 */
export const EmptyCheckout = ({
  onUnpaidOrder,
}: {
  onUnpaidOrder: (order: CompletePayment_OrderFragment) => void;
}) => {
  const [wasInFlight] = useState(wasOrderInFlight);
  const { data, loading } = useWaitingForPaymentQuery({ fetchPolicy: "network-only" });
  const unpaidOrder = data?.myOrders.edges
    .map((edge) => edge.node)
    .find((order) => order.payableUntil !== null);
  useEffect(() => {
    if (!unpaidOrder) return;
    clearOrderInFlight();
    onUnpaidOrder(unpaidOrder);
  }, [unpaidOrder, onUnpaidOrder]);
  if (unpaidOrder || loading) return <CheckoutSkeleton />;
  return wasInFlight ? <PlacedOrderRedirect /> : <Navigate to={paths.cart()} replace />;
};
