import type { ApolloCache } from "@apollo/client";
import { useCallback, useMemo } from "react";
import { errorCode, errorMessage } from "../../graphql/error-message.ts";
import {
  useToggleWishlistMutation,
  useWishlistedQuery,
  WishlistedDocument,
} from "../../graphql/generated.ts";
import { changeCachedWishlist } from "./wishlist-changes.ts";

export type ToggleResult =
  | { isDone: true }
  /** `message` is `null` for an error that is only logged. */
  | { isDone: false; code: string | undefined; message: string | null };

let layerCount = 0;

/**
 * Changes the hearts optimistically. Returns a function that removes this optimistic update; call it after the response,
 * whether it succeeded or failed.
 */
const showOptimistically = (cache: ApolloCache, productId: string, isInWishlist: boolean) => {
  const layer = `wishlist-${++layerCount}`;
  cache.recordOptimisticTransaction((draft) => changeCachedWishlist(draft, productId, isInWishlist), layer);
  return () => cache.removeOptimistic(layer);
};

/** A wishlist error is only logged (specification, section 8). A full wishlist has a message for the shopper. */
const failureOf = (error: unknown): ToggleResult => {
  console.warn("The wishlist was not changed.", error);
  const code = errorCode(error);
  const message = code === "WISHLIST_FULL" ? errorMessage(error, { fallback: "" }) : null;
  return { isDone: false, code, message };
};

/**
 * The product ids of the shopper's wishlist, and a function that adds or removes a product. Changes are optimistic, are
 * sent one after the other, and are rolled back without a message on an error. Only shoppers have a wishlist.
 */
export const useWishlist = (isShopper: boolean) => {
  const { data } = useWishlistedQuery({ skip: !isShopper });
  const ids = isShopper ? data?.wishlist.productIds : undefined;
  const inWishlist = useMemo(() => new Set(ids), [ids]);
  const [mutate, { client }] = useToggleWishlistMutation({ context: { queue: "wishlist" } });

  const setInWishlist = useCallback(
    async (productId: string, isInWishlist: boolean): Promise<ToggleResult> => {
      const removeOptimistic = showOptimistically(client.cache, productId, isInWishlist);
      try {
        await mutate({
          variables: { productId, wanted: isInWishlist },
          update: (cache, { data: result }) => {
            if (result) changeCachedWishlist(cache, productId, result.toggleWishlist.inWishlist);
          },
        });
        // The wishlist is not loaded yet: a pending response may be older than this change.
        if (!client.readQuery({ query: WishlistedDocument }))
          void client.refetchQueries({ include: [WishlistedDocument] });
        return { isDone: true };
      } catch (error) {
        return failureOf(error);
      } finally {
        removeOptimistic();
      }
    },
    [client, mutate],
  );
  return { inWishlist, count: isShopper ? data?.wishlist.totalCount : undefined, setInWishlist };
};
