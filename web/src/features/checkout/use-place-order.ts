import { useRef, useState } from "react";
import { usePlaceOrderMutation, type PlacedOrder_OrderFragment } from "../../graphql/generated.ts";
import { cartIdempotencyKey, type OrderDraft, type KeyLine } from "./idempotency-key.ts";
import { orderFailure, type OrderFailure } from "./order-failure.ts";
import { clearOrderInFlight, markOrderInFlight } from "./order-in-flight.ts";

/** What has become of a press on "Place order". */
export type PlaceOrderResult =
  { isPlaced: true; order: PlacedOrder_OrderFragment } | { isPlaced: false; failure: OrderFailure };

/**
 * Places an order once, however often she presses: a second press while the first is under way does nothing, and every
 * try with the same cart carries the same key. Her cart in the client is emptied, and her list of orders is forgotten.
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
      if (!data) throw new Error("The answer to an order was empty.");
      return { isPlaced: true, order: data.placeOrder };
    } catch (error) {
      return { isPlaced: false, failure: orderFailure(error) };
    } finally {
      clearOrderInFlight();
      isPlacing.current = false;
      setProcessing(false);
    }
  };

  return { placeOrder, isProcessing };
};
