import { useRef, useState } from "react";
import { usePlaceOrderMutation, type PlacedOrder_OrderFragment } from "../graphql/generated.ts";
import { intentFor, makeKey, type Draft, type Intent } from "./intent.ts";
import { orderFailure, type OrderFailure } from "./order-failure.ts";

/** What has become of a press on "Place order". */
export type Outcome =
  { isPlaced: true; order: PlacedOrder_OrderFragment } | { isPlaced: false; failure: OrderFailure };

/**
 * Places an order once, however often she presses: a second press while the first is under way does nothing, and a retry
 * of the same draft carries the same key. Her cart in the client is emptied of it, and her list of orders is forgotten.
 */
export const usePlaceOrder = () => {
  const last = useRef<Intent | null>(null);
  const isUnderWay = useRef(false);
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

  const placeOrder = async (draft: Draft): Promise<Outcome | undefined> => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setProcessing(true);
    last.current = intentFor(last.current, draft, makeKey);
    try {
      const { data } = await mutate({ variables: { input: { ...draft, idempotencyKey: last.current.key } } });
      if (!data) throw new Error("The answer to an order was empty.");
      return { isPlaced: true, order: data.placeOrder };
    } catch (error) {
      return { isPlaced: false, failure: orderFailure(error) };
    } finally {
      isUnderWay.current = false;
      setProcessing(false);
    }
  };

  /** Whether this draft is not the one that was last sent. */
  const isNewIntent = (draft: Draft) => last.current?.draft !== JSON.stringify(draft);

  return { placeOrder, isNewIntent, isProcessing };
};
