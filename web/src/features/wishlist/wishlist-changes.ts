import type { ApolloCache, Reference } from "@apollo/client";

/** The wishlist as the cache keeps it; a part that no screen has asked for yet is absent. */
export type CachedWishlist = {
  totalCount?: number;
  productIds?: readonly string[];
  edges?: readonly { node: Reference }[];
};

type Change = {
  productId: string;
  isInWishlist: boolean;
  /** The product in the cache; without it a list of products takes it in with the next answer only. */
  node?: Reference | undefined;
};

/** A wishlist with one product more, in front, or one less. What the cache does not know stays unknown. */
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
  const edge = node && { __typename: "WishlistEdge", cursor: "", node };
  const isListed = wasInWishlist && otherEdges?.length !== edges?.length;
  return {
    ...list,
    productIds: isInWishlist ? (wasInWishlist ? productIds : [productId, ...productIds]) : others,
    ...(totalCount !== undefined && { totalCount: totalCount + countChange }),
    ...(edges && !isInWishlist && { edges: otherEdges }),
    ...(edges && isInWishlist && edge && !isListed && { edges: [edge, ...(otherEdges ?? [])] }),
  };
};

/** Lays a change over the wishlist in the cache; the hearts, the dashboard and the list follow. */
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
