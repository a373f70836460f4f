import {
  AdminOrderListDocument,
  useAdminOrderListQuery,
  type AdminOrderListQuery,
  type AdminOrderListQueryVariables,
  type OrderStatus,
} from "../../../graphql/generated.ts";
import { MAX_FIRST_ORDERS } from "../../../graphql/max-first.ts";
import { usePagedQuery } from "../../../graphql/use-paged-query.ts";
import { useOrderChanges } from "../use-order-changes.ts";

/** Orders of one page. */
const PAGE_SIZE = 20;

const ordersOf = (data: AdminOrderListQuery) => data.orders;

/**
 * The shop's orders in some statuses, newest first, in pages; in any status without them. The previous counts stay while
 * other statuses load. New orders and changes by others appear without a reload.
 */
export const useAdminOrders = (
  statuses: readonly OrderStatus[] | undefined,
  filter: AdminOrderListQueryVariables["filter"] = {},
) => {
  const selection = { filter: { ...filter, ...(statuses && { statuses: [...statuses] }) } };
  const pagedQuery = {
    query: AdminOrderListDocument,
    variables: selection,
    size: PAGE_SIZE,
    toList: ordersOf,
    maxFirst: MAX_FIRST_ORDERS,
  };
  const paged = usePagedQuery(pagedQuery);
  const { list, data } = paged.listOf(useAdminOrderListQuery(paged.options));
  useOrderChanges(paged.reload);
  const isTotalExact = data?.orders.isTotalExact ?? true;
  const total = `${list.total.toLocaleString("en-IN")}${isTotalExact ? "" : "+"}`;
  return {
    list: { ...list, total },
    counts: data?.orders.statusCounts ?? [],
    /** Whether no order has the words of the search, so that similar names are listed. */
    isSimilar: data?.orders.isSimilar ?? false,
    /** Reads the list again after a change. */
    reload: paged.reload,
  };
};
