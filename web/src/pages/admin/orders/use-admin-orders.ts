import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import {
  AdminOrdersPageDocument,
  useAdminOrdersPageQuery,
  type OrderStatus,
} from "../../../graphql/generated.ts";

/** Orders of a page, and the most that are asked for at once. */
const PAGE = 20;
const MOST = 60;

/** Every order of the shop, newest first, one page after the other. While another status loads, the counts stay. */
export const useAdminOrders = (status: OrderStatus | undefined) => {
  const client = useApolloClient();
  // Coming back asks for as many as she had in sight, so that the list keeps its length and its scroll.
  const first = useMemo(() => {
    const known = client.readQuery({ query: AdminOrdersPageDocument, variables: { status: status ?? null } });
    return Math.min(MOST, Math.max(PAGE, known?.orders.edges.length ?? 0));
  }, [client, status]);
  const { data, previousData, error, loading, refetch, fetchMore } = useAdminOrdersPageQuery({
    variables: { status: status ?? null, first },
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
    showMore: () => fetchMore({ variables: { first: PAGE, after: list?.pageInfo.endCursor } }),
  };
};
