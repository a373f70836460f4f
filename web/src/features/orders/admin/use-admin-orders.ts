import {
  AdminOrdersPageDocument,
  useAdminOrdersPageQuery,
  type AdminOrdersPageQuery,
  type OrderStatus,
} from "../../../graphql/generated.ts";
import { listOptions, toPagedList, useFirstCount } from "../../../graphql/paged-list.ts";

/** Orders of one page. */
const PAGE_SIZE = 20;

const ordersOf = (data: AdminOrdersPageQuery) => data.orders;

/** All orders of the shop, newest first, in pages. The previous counts stay while another status loads. */
export const useAdminOrders = (status: OrderStatus | undefined) => {
  const filter = { status: status ?? null };
  const first = useFirstCount(AdminOrdersPageDocument, filter, PAGE_SIZE, ordersOf);
  const result = useAdminOrdersPageQuery({ variables: { ...filter, first }, ...listOptions });
  const { nodes: orders, ...list } = toPagedList(result, PAGE_SIZE, ordersOf);
  return { ...list, orders, counts: (result.data ?? result.previousData)?.orders.statusCounts ?? [] };
};
