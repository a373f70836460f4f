import { useAdminOrdersPageQuery, type OrderStatus } from "../../../graphql/generated.ts";

/** Every order of the shop, newest first, one page after the other. While another status loads, the counts stay. */
export const useAdminOrders = (status: OrderStatus | undefined) => {
  const { data, previousData, error, loading, refetch, fetchMore } = useAdminOrdersPageQuery({
    variables: { status: status ?? null },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const list = data?.orders;
  return {
    orders: list?.edges.map((edge) => edge.node),
    counts: (data ?? previousData)?.orders.statusCounts ?? [],
    total: list?.totalCount ?? 0,
    hasMore: list?.pageInfo.hasNextPage ?? false,
    error,
    loading,
    retry: () => void refetch().catch(() => undefined),
    showMore: () => fetchMore({ variables: { after: list?.pageInfo.endCursor } }),
  };
};
