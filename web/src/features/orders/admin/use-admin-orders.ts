import {
  AdminOrderListDocument,
  useAdminOrderListQuery,
  type AdminOrderListQuery,
  type OrderStatus,
} from "../../../graphql/generated.ts";
import { listOptions, toPagedList, useFirstCount } from "../../../graphql/paged-list.ts";

/** Orders of one page. */
const PAGE_SIZE = 20;

const ordersOf = (data: AdminOrderListQuery) => data.orders;

/**
 * The shop's orders in some statuses, newest first, in pages; in any status without them. The previous counts stay while
 * other statuses load.
 */
export const useAdminOrders = (statuses: readonly OrderStatus[] | undefined) => {
  const filter = { statuses: statuses ? [...statuses] : null };
  const first = useFirstCount(AdminOrderListDocument, filter, PAGE_SIZE, ordersOf);
  const result = useAdminOrderListQuery({ variables: { ...filter, first }, ...listOptions });
  const list = toPagedList(result, PAGE_SIZE, ordersOf);
  return { list, counts: (result.data ?? result.previousData)?.orders.statusCounts ?? [] };
};
