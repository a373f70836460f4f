import type { ApolloCache, Reference } from "@apollo/client";

/** The wishlist as the cache keeps it; a part that no screen has asked for yet is absent. */
export type KeptWishlist = {
  totalCount?: number;
  productIds?: readonly string[];
  edges?: readonly { node: Reference }[];
};

type Change = {
  productId: string;
  isWanted: boolean;
  /** The product in the cache; without it a list of products takes it in with the next answer only. */
  node?: Reference | undefined;
};

/** A wishlist with one product more, in front, or one less. What the cache does not know stays unknown. */
export const changedWishlist = <Kept extends KeptWishlist>(
  list: Kept,
  { productId, isWanted, node }: Change,
): Kept => {
  const { productIds, totalCount, edges } = list;
  if (!productIds) return list;
  const others = productIds.filter((id) => id !== productId);
  const isIn = others.length < productIds.length;
  const step = Number(isWanted) - Number(isIn);
  const otherEdges = edges?.filter((edge) => edge.node.__ref !== node?.__ref);
  const edge = node && { __typename: "WishlistEdge", cursor: "", node };
  const isShownAlready = isIn && otherEdges?.length !== edges?.length;
  return {
    ...list,
    productIds: isWanted ? (isIn ? productIds : [productId, ...productIds]) : others,
    ...(totalCount !== undefined && { totalCount: totalCount + step }),
    ...(edges && !isWanted && { edges: otherEdges }),
    ...(edges && isWanted && edge && !isShownAlready && { edges: [edge, ...(otherEdges ?? [])] }),
  };
};

/** Lays a change over the wishlist in the cache; the hearts, the dashboard and the list follow. */
export const changeWishlist = (cache: ApolloCache, productId: string, isWanted: boolean) => {
  cache.modify<{ wishlist: KeptWishlist }>({
    fields: {
      wishlist: (list, { toReference }) => {
        const node = toReference({ __typename: "Product", id: productId });
        return changedWishlist(list as KeptWishlist, { productId, isWanted, node });
      },
    },
  });
};
