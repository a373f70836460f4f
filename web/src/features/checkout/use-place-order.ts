import type { ApolloCache } from "@apollo/client";
import { useEffect, useRef, useState } from "react";
import { errorCode, isServerFailure } from "../../graphql/error-message.ts";
import {
  usePlaceOrderMutation,
  type PaymentSession_SessionFragment,
  type PlaceOrderMutation,
  type PlacedOrder_OrderFragment,
} from "../../graphql/generated.ts";
import { extendPayable } from "../payments/extend-payable.ts";
import { retryWhileBusy } from "../../graphql/retry-while-busy.ts";
import { cartIdempotencyKey, type OrderDraft, type KeyLine } from "./idempotency-key.ts";
import { orderFailure, type OrderFailure } from "./order-failure.ts";
import { clearOrderInFlight, markOrderInFlight, type OrderInFlight } from "./order-in-flight.ts";
import { useLostOrder } from "./use-lost-order.ts";

type PlacedOrder = PlacedOrder_OrderFragment;

/** The result of an attempt to place the order. */
export type PlaceOrderResult =
  | { isPlaced: true; order: PlacedOrder; session: PaymentSession_SessionFragment | null }
  /** `found` resolves to the order of a request without an answer, if the shop has placed it after all. */
  | { isPlaced: false; failure: OrderFailure; found?: Promise<PlacedOrder | undefined> };

const emptyCachedCart = (cache: ApolloCache) =>
  cache.modify({
    fields: {
      cart: (cart) => {
        cache.modify({
          id: cache.identify(cart),
          fields: {
            lines: () => [],
            totalQuantity: () => 0,
            subtotal: () => 0,
            discount: () => 0,
            promotions: () => [],
            shippingEstimate: () => 0,
            total: () => 0,
          },
        });
        return cart;
      },
      myOrders: (_, { DELETE }) => DELETE,
    },
  });

const updateCache = (cache: ApolloCache, { data }: { data?: PlaceOrderMutation | null | undefined }) => {
  emptyCachedCart(cache);
  const session = data?.placeOrder.paymentSession;
  if (session) extendPayable(cache, session);
};

/**
 * Places an order once. A second call while the first is pending does nothing, and each attempt with the same cart sends
 * the same idempotency key. On success the cached cart is emptied and the cached list of orders is removed;
 * `isProcessing` stays true, as the caller then leaves the form. A shop that is too busy is asked again, and `isBusy` is true
 * meanwhile. Without an answer the shop is asked for the order of the key.
 */
export const usePlaceOrder = () => {
  const isPlacing = useRef(false);
  const isLeft = useRef(false);
  const [isProcessing, setProcessing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [mutate, { client }] = usePlaceOrderMutation({ update: updateCache });
  const { find, findMissed, stop } = useLostOrder();

  useEffect(() => {
    isLeft.current = false;
    return () => void (isLeft.current = true);
  }, []);

  const end = () => {
    isPlacing.current = false;
    setProcessing(false);
    setBusy(false);
  };

  /** For a request whose outcome is unknown. Resolves when the order is found, or has not been found for a while. */
  const searchOrder = (
    failure: OrderFailure,
    request: OrderInFlight,
    isOnce: boolean,
  ): Promise<PlaceOrderResult> =>
    new Promise((resolve) => {
      const fail = () => {
        end();
        resolve({ isPlaced: false, failure, found });
      };
      const found = find(request, { isOnce, onSilence: fail }).then((order) => {
        if (!order) return undefined;
        clearOrderInFlight();
        emptyCachedCart(client.cache);
        resolve({ isPlaced: true, order, session: null });
        return order;
      });
    });

  const placeOrder = async (
    draft: OrderDraft,
    cart: readonly KeyLine[],
  ): Promise<PlaceOrderResult | undefined> => {
    if (isPlacing.current) return undefined;
    isPlacing.current = true;
    setProcessing(true);
    stop();
    const request = { idempotencyKey: "", sentAt: Date.now() };
    const send = () => {
      request.sentAt = Date.now();
      markOrderInFlight(request);
      return mutate({ variables: { input: { ...draft, idempotencyKey: request.idempotencyKey } } });
    };
    try {
      request.idempotencyKey = await cartIdempotencyKey(cart);
      const { data } = await retryWhileBusy(send, {
        onBusy: () => setBusy(true),
        isEnded: () => isLeft.current,
      });
      if (!data) throw new Error("The response to an order was empty.");
      clearOrderInFlight();
      const { order, paymentSession } = data.placeOrder;
      return { isPlaced: true, order, session: paymentSession };
    } catch (error) {
      const failure = orderFailure(error);
      if (isServerFailure(errorCode(error))) return searchOrder(failure, request, failure.kind !== "silence");
      clearOrderInFlight();
      end();
      return { isPlaced: false, failure };
    }
  };

  /** As `searchMissedOrder`. */
  const findMissedOrder = async (cart: readonly KeyLine[]): Promise<PlacedOrder | undefined> => {
    const order = await findMissed(cart, () => isPlacing.current);
    if (order) emptyCachedCart(client.cache);
    return order;
  };

  return { placeOrder, findMissedOrder, isProcessing, isBusy };
};

export type OrderPlacement = ReturnType<typeof usePlaceOrder>;
