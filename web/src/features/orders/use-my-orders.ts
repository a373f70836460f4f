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
import { MAX_FIRST_ORDERS } from "../../graphql/max-first.ts";
import { usePagedQuery } from "../../graphql/use-paged-query.ts";
import { useOrderChanges } from "./use-order-changes.ts";

/** Orders of one page. */
const PAGE_SIZE = 10;

const ordersOf = (data: MyOrdersQuery) => data.myOrders;

type Counts = MyOrdersQuery["myOrders"]["statusCounts"];
type CachedList = Reference | { statusCounts?: Counts };

/** Refetches the counts for all cached lists after a payment here, or after the time to pay has expired. */
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

/**
 * The shopper's own orders, newest first, in pages. The previous counts stay while another status loads. Changes by the
 * shop appear without a reload.
 */
export const useMyOrders = (status?: OrderStatus) => {
  const filter = { status: status ?? null };
  const pagedQuery = {
    query: MyOrdersDocument,
    variables: filter,
    size: PAGE_SIZE,
    toList: ordersOf,
    maxFirst: MAX_FIRST_ORDERS,
  };
  const paged = usePagedQuery(pagedQuery);
  const { list, data } = paged.listOf(useMyOrdersQuery(paged.options));
  const { nodes: orders, ...rest } = list;
  const refetchCounts = useRefetchCounts();
  useOrderChanges(paged.reload);
  return {
    ...rest,
    orders,
    counts: data?.myOrders.statusCounts ?? [],
    /** Call it when a displayed order has changed its status. An error is ignored: the next visit loads the counts. */
    refreshCounts: () => void refetchCounts().catch(() => undefined),
  };
};

export type MyOrders = ReturnType<typeof useMyOrders>;
