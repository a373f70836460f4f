import type { ApolloCache, Reference } from "@apollo/client";

/** The wishlist in the cache. A field that no page has requested yet is `undefined`. */
export type CachedWishlist = {
  totalCount?: number;
  productIds?: readonly string[];
  edges?: readonly { node: Reference }[];
};

type Change = {
  productId: string;
  isInWishlist: boolean;
  /** The cached product. Without it, the list of products is updated only by the next response. */
  node?: Reference | undefined;
};

/** The wishlist with one product added at the front or removed. Fields that are not cached stay `undefined`. */
export const applyChange = <Cached extends CachedWishlist>(
  list: Cached,
  { productId, isInWishlist, node }: Change,
): Cached => {
  const { productIds, totalCount, edges } = list;
  if (!productIds) return list;
  const others = productIds.filter((id) => id !== productId);
  const wasInWishlist = others.length < productIds.length;
  const countChange = Number(isInWishlist) - Number(wasInWishlist);
  const otherEdges = edges?.filter((edge) => edge.node.__ref !== node?.__ref);
  const edge = node && { __typename: "WishlistEdge", cursor: "", priceWhenAdded: null, node };
  const isListed = wasInWishlist && otherEdges?.length !== edges?.length;
  return {
    ...list,
    productIds: isInWishlist ? (wasInWishlist ? productIds : [productId, ...productIds]) : others,
    ...(totalCount !== undefined && { totalCount: totalCount + countChange }),
    ...(edges && !isInWishlist && { edges: otherEdges }),
    ...(edges && isInWishlist && edge && !isListed && { edges: [edge, ...(otherEdges ?? [])] }),
  };
};

/** Changes the cached wishlist. The hearts, the dashboard and the list of products update with it. */
export const changeCachedWishlist = (cache: ApolloCache, productId: string, isInWishlist: boolean) => {
  cache.modify<{ wishlist: CachedWishlist }>({
    fields: {
      wishlist: (list, { toReference }) => {
        const node = toReference({ __typename: "Product", id: productId });
        return applyChange(list as CachedWishlist, { productId, isInWishlist, node });
      },
    },
  });
};
