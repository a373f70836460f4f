import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { MyOrdersDocument, useMyOrdersQuery, type OrderStatus } from "../graphql/generated.ts";

/** Orders of a page, and the most that are asked for at once. */
const PAGE = 10;
const MOST = 60;

/** Her own orders, newest first, one page after the other. While another status loads, the counts stay in sight. */
export const useMyOrders = (status?: OrderStatus) => {
  const client = useApolloClient();
  // Coming back asks for as many as she had in sight, so that the list keeps its length and its scroll.
  const first = useMemo(() => {
    const known = client.readQuery({ query: MyOrdersDocument, variables: { status: status ?? null } });
    return Math.min(MOST, Math.max(PAGE, known?.myOrders.edges.length ?? 0));
  }, [client, status]);
  const { data, previousData, error, loading, refetch, fetchMore } = useMyOrdersQuery({
    variables: { status: status ?? null, first },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const list = data?.myOrders;
  return {
    orders: list?.edges.map((edge) => edge.node),
    counts: (data ?? previousData)?.myOrders.statusCounts ?? [],
    total: list?.totalCount ?? 0,
    hasMore: list?.pageInfo.hasNextPage ?? false,
    error,
    loading,
    retry: () => void refetch().catch(() => undefined),
    showMore: () => fetchMore({ variables: { first: PAGE, after: list?.pageInfo.endCursor } }),
  };
};

export type MyOrders = ReturnType<typeof useMyOrders>;
