import { ApolloLink, type ApolloClient } from "@apollo/client";
import { tap } from "rxjs";

/** Whether the result of a mutation has a new cart, or an order that emptied it. */
const changesCart = (data: unknown) =>
  Object.values((data ?? {}) as Record<string, { __typename?: string } | null>).some(
    (value) => value?.__typename === "Cart" || value?.__typename === "Order",
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
