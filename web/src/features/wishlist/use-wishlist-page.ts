import { NetworkStatus } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useWishlistPageQuery, WishlistPageDocument } from "../../graphql/generated.ts";
import { toast } from "../../ui/toast.ts";

/** Products of one page, and the maximum of the first request. */
export const PAGE_SIZE = 24;
const MAX_FIRST = 96;

/** The shopper's wishlist, newest first, in pages. On a return it first requests as many products as are cached. */
export const useWishlistPage = () => {
  const client = useApolloClient();
  const [first] = useState(() => {
    const cachedPage = client.readQuery({ query: WishlistPageDocument, variables: { first: PAGE_SIZE } });
    return Math.min(MAX_FIRST, Math.max(PAGE_SIZE, cachedPage?.wishlist.edges.length ?? 0));
  });
  const { data, error, networkStatus, refetch, fetchMore } = useWishlistPageQuery({
    variables: { first },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const list = data?.wishlist;
  return {
    list,
    products: list?.edges.map(({ node, priceWhenAdded }) => ({ ...node, priceWhenAdded })),
    hasFailed: Boolean(error) && !list,
    isLoading: networkStatus < NetworkStatus.ready,
    isMoreLoading: networkStatus === NetworkStatus.fetchMore,
    retry: () => void refetch().catch(() => undefined),
    showMore: () =>
      void fetchMore({ variables: { first: PAGE_SIZE, after: list?.pageInfo.endCursor } }).catch(() =>
        toast.error("More of your wishlist could not be loaded. Please try again."),
      ),
  };
};
