import {
  AdminOrdersPageDocument,
  useAdminOrdersPageQuery,
  type AdminOrdersPageQuery,
  type OrderStatus,
} from "../../../graphql/generated.ts";
import { listOptions, pagedList, useFirst } from "../../../graphql/paged-list.ts";

/** Orders of a page. */
const PAGE_SIZE = 20;

const ordersOf = (data: AdminOrdersPageQuery) => data.orders;

/** Every order of the shop, newest first, one page after the other. While another status loads, the counts stay. */
export const useAdminOrders = (status: OrderStatus | undefined) => {
  const filter = { status: status ?? null };
  const first = useFirst(AdminOrdersPageDocument, filter, PAGE_SIZE, ordersOf);
  const result = useAdminOrdersPageQuery({ variables: { ...filter, first }, ...listOptions });
  const { nodes: orders, ...list } = pagedList(result, PAGE_SIZE, ordersOf);
  return { ...list, orders, counts: (result.data ?? result.previousData)?.orders.statusCounts ?? [] };
};
