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
  /** `message` only where the shop has something to tell her; everything else is logged, no more. */
  | { isDone: false; code: string | undefined; message: string | null };

let layerCount = 0;

/** Changes the hearts at once. Answers how to take that back, which also ends it when the truth has come. */
const showOptimistically = (cache: ApolloCache, productId: string, isInWishlist: boolean) => {
  const layer = `wishlist-${++layerCount}`;
  cache.recordOptimisticTransaction((draft) => changeCachedWishlist(draft, productId, isInWishlist), layer);
  return () => cache.removeOptimistic(layer);
};

/** Specification, section 8: a wishlist failure is only logged. A full wishlist is no failure, and says so. */
const failureOf = (error: unknown): ToggleResult => {
  console.warn("The wishlist was not changed.", error);
  const code = errorCode(error);
  const message = code === "WISHLIST_FULL" ? errorMessage(error, { fallback: "" }) : null;
  return { isDone: false, code, message };
};

/**
 * Her wishlist: what is in it, and how to put a product in or take it out. Shown at once, in her order on the server,
 * quietly taken back when the server refuses or cannot be reached. Nobody but a shopper has one.
 */
export const useWishlist = (isShopper: boolean) => {
  const { data } = useWishlistedQuery({ skip: !isShopper });
  const ids = isShopper ? data?.wishlist.productIds : undefined;
  const inWishlist = useMemo(() => new Set(ids), [ids]);
  const [mutate, { client }] = useToggleWishlistMutation({ context: { turn: "wishlist" } });

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
        // Pressed before it was known what is in: an answer on its way may be older than this change.
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
