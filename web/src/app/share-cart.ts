import { ApolloLink, type ApolloClient } from "@apollo/client";
import { tap } from "rxjs";

/** Types of results with a new cart, or with an order that emptied it or was cancelled. */
const cartTypes = new Set(["CartPayload", "PlaceOrderPayload", "Order"]);

/** Whether the result of a mutation has such a type. */
const changesCart = (data: unknown) =>
  Object.values((data ?? {}) as Record<string, { __typename?: string } | null>).some((value) =>
    cartTypes.has(value?.__typename ?? ""),
  );

/** Keeps the cart equal in all tabs of a browser: after a change in one tab the others load it again, also at checkout. */
export const shareCart = (client: ApolloClient) => {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel("cart");
  const announce = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ data }) => {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
        if (operation.operationType === "mutation" && changesCart(data)) channel.postMessage(null);
      }),
    ),
  );
  client.setLink(announce.concat(client.link));
  channel.addEventListener("message", () => {
    void client.refetchQueries({
      updateCache: (cache) => cache.modify({ fields: { cart: (_, { INVALIDATE }) => INVALIDATE } }),
    });
  });
};
