import { useMyOrdersQuery, type OrderStatus } from "../graphql/generated.ts";

/** Her own orders, newest first, one page after the other. While another status loads, the counts stay in sight. */
export const useMyOrders = (status?: OrderStatus) => {
  const { data, previousData, error, loading, refetch, fetchMore } = useMyOrdersQuery({
    variables: { status: status ?? null },
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
    showMore: () => fetchMore({ variables: { after: list?.pageInfo.endCursor } }),
  };
};

export type MyOrders = ReturnType<typeof useMyOrders>;
