import type { ApolloClient } from "@apollo/client";
import { errorCode, isServerFailure } from "../../graphql/error-message.ts";
import { PlacedOrderDocument } from "../../graphql/generated.ts";
import { findLostOrder } from "./find-lost-order.ts";
import { cartIdempotencyKey, type KeyLine } from "./idempotency-key.ts";
import { clearOrderInFlight, readOrderInFlight, type OrderInFlight } from "./order-in-flight.ts";

type Search = OrderInFlight & {
  signal: AbortSignal;
  /** The shop has answered the request with a failure, so that one question is enough. */
  isOnce?: boolean;
  onSilence?: () => void;
};

/** Asks the shop for the order of a request whose answer was lost, as `findLostOrder`. */
export const searchLostOrder = (
  client: ApolloClient,
  { idempotencyKey, sentAt, signal, isOnce = false, onSilence }: Search,
) => {
  const ask = async () => {
    try {
      const { data } = await client.query({
        query: PlacedOrderDocument,
        variables: { idempotencyKey },
        fetchPolicy: "network-only",
      });
      return data?.placedOrder ?? null;
    } catch (error) {
      // A refusal, such as after the end of the session, finds no order and needs no further question.
      if (isServerFailure(errorCode(error)) && !isOnce) throw error;
      return null;
    }
  };
  return findLostOrder({ ask, sentAt: isOnce ? 0 : sentAt, signal, onSilence });
};

type MissedOrder<Order> = {
  cart: readonly KeyLine[];
  isPlacing: () => boolean;
  search: (request: OrderInFlight) => Promise<Order | null | undefined>;
};

/**
 * The order of a request whose answer was missed by a reload, if it is of the same cart: the cart of the page may be older than the
 * order. `undefined` if there is none, or if the shopper presses the button in the meantime.
 */
export const searchMissedOrder = async <Order>({
  cart,
  isPlacing,
  search,
}: MissedOrder<Order>): Promise<Order | undefined> => {
  const request = readOrderInFlight();
  if (!request) return undefined;
  const isOfCart = request.idempotencyKey === (await cartIdempotencyKey(cart));
  if (isPlacing()) return undefined;
  const order = isOfCart ? await search(request) : null;
  if (order !== undefined) clearOrderInFlight();
  return order ?? undefined;
};
