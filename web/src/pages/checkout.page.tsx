import { useState } from "react";
import { Navigate } from "react-router-dom";
import { useCheckoutPageQuery, type PlacedOrder_OrderFragment } from "../graphql/generated.ts";
import { paths } from "../paths.ts";
import { FailedState } from "../ui/failed-state.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";
import { CheckoutForm } from "./checkout/checkout-form.tsx";
import { CheckoutSkeleton } from "./checkout/checkout-skeleton.tsx";
import { ConfirmedView } from "./checkout/confirmed-view.tsx";

/** From the cart to an order (specification, section 2 "Checkout"). An empty cart leads back to the cart. */
export const CheckoutPage = () => {
  const [placed, setPlaced] = useState<PlacedOrder_OrderFragment | null>(null);
  usePageTitle(placed ? "Order Confirmed" : "Checkout");
  const { data, error, loading, refetch } = useCheckoutPageQuery({
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });
  const pieces = data?.cart.totalQuantity ?? 0;
  // Only who comes with an empty cart is sent away: placing the order empties it under the form.
  const [hasBegun, setBegun] = useState(false);
  if (pieces > 0 && !hasBegun) setBegun(true);
  const refetchCart = async () => (await refetch()).data?.cart.lines.length ?? 0;

  const content = () => {
    if (placed) return <ConfirmedView order={placed} />;
    if (data && pieces === 0 && !loading && !hasBegun) return <Navigate to={paths.cart()} replace />;
    return (
      <>
        <h1 className="text-2xl md:text-3xl">Checkout</h1>
        {data ? (
          <CheckoutForm data={data} refetchCart={refetchCart} onPlaced={setPlaced} />
        ) : error ? (
          <div className="mt-6">
            <FailedState
              text="Checkout could not be loaded."
              onRetry={() => void refetch().catch(() => undefined)}
              isRetrying={loading}
            />
          </div>
        ) : (
          <CheckoutSkeleton />
        )}
      </>
    );
  };
  return <div className="page-width pt-8 md:pt-12">{content()}</div>;
};
