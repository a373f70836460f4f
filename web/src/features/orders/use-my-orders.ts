import type { Reference } from "@apollo/client/cache";
import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import {
  MyOrderCountsDocument,
  MyOrdersDocument,
  useMyOrdersQuery,
  type MyOrdersQuery,
  type OrderStatus,
} from "../../graphql/generated.ts";
import { listOptions, pagedList, useFirst } from "../../graphql/paged-list.ts";

/** Orders of a page. */
const PAGE_SIZE = 10;

const ordersOf = (data: MyOrdersQuery) => data.myOrders;

type Counts = MyOrdersQuery["myOrders"]["statusCounts"];
type CachedList = Reference | { statusCounts?: Counts };

/** Asks for the counts anew, for every list that is kept: an order of hers was paid here, or its time to pay has run out. */
const useRefetchCounts = () => {
  const client = useApolloClient();
  return useCallback(async () => {
    const { data } = await client.query({ query: MyOrderCountsDocument, fetchPolicy: "no-cache" });
    if (!data) return;
    const { statusCounts } = data.myOrders;
    client.cache.modify<{ myOrders: CachedList }>({
      fields: {
        myOrders: (cached) =>
          "statusCounts" in cached && cached.statusCounts ? { ...cached, statusCounts } : cached,
      },
    });
  }, [client]);
};

/** Her own orders, newest first, one page after the other. While another status loads, the counts stay in sight. */
export const useMyOrders = (status?: OrderStatus) => {
  const filter = { status: status ?? null };
  const first = useFirst(MyOrdersDocument, filter, PAGE_SIZE, ordersOf);
  const result = useMyOrdersQuery({ variables: { ...filter, first }, ...listOptions });
  const { nodes: orders, ...list } = pagedList(result, PAGE_SIZE, ordersOf);
  const refetchCounts = useRefetchCounts();
  return {
    ...list,
    orders,
    counts: (result.data ?? result.previousData)?.myOrders.statusCounts ?? [],
    /** An order in sight is in another status now. What cannot be had is logged, and comes with the next visit. */
    refreshCounts: () => void refetchCounts().catch(() => undefined),
  };
};

export type MyOrders = ReturnType<typeof useMyOrders>;
