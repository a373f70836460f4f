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
import { listOptions, toPagedList, useFirstCount } from "../../graphql/paged-list.ts";
import { useReloadList } from "../../graphql/reload-list.ts";
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
    page: PAGE_SIZE,
    toList: ordersOf,
    maxFirst: MAX_FIRST_ORDERS,
  };
  const first = useFirstCount(pagedQuery);
  const result = useMyOrdersQuery({ variables: { ...filter, first }, ...listOptions });
  const { nodes: orders, ...list } = toPagedList(result, PAGE_SIZE, ordersOf);
  const refetchCounts = useRefetchCounts();
  const reload = useReloadList(pagedQuery);
  useOrderChanges(() => void reload());
  return {
    ...list,
    orders,
    counts: (result.data ?? result.previousData)?.myOrders.statusCounts ?? [],
    /** Call it when a displayed order has changed its status. An error is ignored: the next visit loads the counts. */
    refreshCounts: () => void refetchCounts().catch(() => undefined),
  };
};

export type MyOrders = ReturnType<typeof useMyOrders>;
