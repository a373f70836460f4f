import { useRef, useState } from "react";
import { usePlaceOrderMutation, type PlacedOrder_OrderFragment } from "../../graphql/generated.ts";
import { cartIdempotencyKey, type OrderDraft, type KeyLine } from "./idempotency-key.ts";
import { orderFailure, type OrderFailure } from "./order-failure.ts";
import { clearOrderInFlight, markOrderInFlight } from "./order-in-flight.ts";

/** The result of an attempt to place the order. */
export type PlaceOrderResult =
  { isPlaced: true; order: PlacedOrder_OrderFragment } | { isPlaced: false; failure: OrderFailure };

/**
 * Places an order once. A second call while the first is pending does nothing, and each attempt with the same cart sends
 * the same idempotency key. On success the cached cart is emptied and the cached list of orders is removed;
 * `isProcessing` stays true, as the caller then leaves the form.
 */
export const usePlaceOrder = () => {
  const isPlacing = useRef(false);
  const [isProcessing, setProcessing] = useState(false);
  const [mutate] = usePlaceOrderMutation({
    update: (cache) => {
      cache.modify({
        fields: {
          cart: (cart) => {
            cache.modify({
              id: cache.identify(cart),
              fields: {
                lines: () => [],
                totalQuantity: () => 0,
                subtotal: () => 0,
                shippingEstimate: () => 0,
                total: () => 0,
              },
            });
            return cart;
          },
          myOrders: (_, { DELETE }) => DELETE,
        },
      });
    },
  });

  const placeOrder = async (
    draft: OrderDraft,
    cart: readonly KeyLine[],
  ): Promise<PlaceOrderResult | undefined> => {
    if (isPlacing.current) return undefined;
    isPlacing.current = true;
    setProcessing(true);
    markOrderInFlight();
    try {
      const idempotencyKey = await cartIdempotencyKey(cart);
      const { data } = await mutate({ variables: { input: { ...draft, idempotencyKey } } });
      if (!data) throw new Error("The response to an order was empty.");
      clearOrderInFlight();
      return { isPlaced: true, order: data.placeOrder };
    } catch (error) {
      const failure = orderFailure(error);
      // A request that fails because the page is left, or without a response, may have placed the order.
      if (failure.kind !== "again") clearOrderInFlight();
      isPlacing.current = false;
      setProcessing(false);
      return { isPlaced: false, failure };
    }
  };

  return { placeOrder, isProcessing };
};

export type OrderPlacement = ReturnType<typeof usePlaceOrder>;
