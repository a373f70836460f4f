import { useEffect, useState } from "react";
import { Navigate } from "react-router-dom";
import { clearOrderInFlight, wasOrderInFlight } from "./order-in-flight.ts";
import { useWaitingForPaymentQuery, type CompletePayment_OrderFragment } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { toast } from "../../ui/toast.ts";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";

/** She left or reloaded this page while her order was on its way, and it arrived. */
const PlacedOrderRedirect = () => {
  useEffect(() => {
    clearOrderInFlight();
    toast.info("Your order had gone through already.");
  }, []);
  return <Navigate to={paths.orders()} replace />;
};

/**
 * Checkout with an empty cart: on to an order of hers that waits for its payment, else to an order that was placed while
 * nobody looked, else back to the cart (specification, section 2).
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
