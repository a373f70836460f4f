import { useEffect, useState } from "react";
import { Navigate } from "react-router-dom";
import { forgetPlacing, wasPlacing } from "./unfinished.ts";
import { useWaitingForPaymentQuery, type CompletePayment_OrderFragment } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { toast } from "../../ui/toast.ts";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";

/** She left or reloaded this page while her order was on its way, and it arrived. */
const ToTheOrder = () => {
  useEffect(() => {
    forgetPlacing();
    toast.info("Your order had gone through already.");
  }, []);
  return <Navigate to={paths.orders()} replace />;
};

/**
 * Checkout with an empty cart: on to an order of hers that waits for its payment, else to an order that was placed while
 * nobody looked, else back to the cart (specification, section 2).
 */
export const NothingToBuy = ({
  onWaiting,
}: {
  onWaiting: (order: CompletePayment_OrderFragment) => void;
}) => {
  const [wasOnItsWay] = useState(wasPlacing);
  const { data, loading } = useWaitingForPaymentQuery({ fetchPolicy: "network-only" });
  const waiting = data?.myOrders.edges.map((edge) => edge.node).find((order) => order.payableUntil !== null);
  useEffect(() => {
    if (!waiting) return;
    forgetPlacing();
    onWaiting(waiting);
  }, [waiting, onWaiting]);
  if (waiting || loading) return <CheckoutSkeleton />;
  return wasOnItsWay ? <ToTheOrder /> : <Navigate to={paths.cart()} replace />;
};
