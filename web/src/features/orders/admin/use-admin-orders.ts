import {
  AdminOrdersPageDocument,
  useAdminOrdersPageQuery,
  type AdminOrdersPageQuery,
  type OrderStatus,
} from "../../../graphql/generated.ts";
import { listOptions, pagedList, useFirst } from "../../../graphql/paged-list.ts";

/** Orders of a page. */
const PAGE = 20;

const ordersOf = (data: AdminOrdersPageQuery) => data.orders;

/** Every order of the shop, newest first, one page after the other. While another status loads, the counts stay. */
export const useAdminOrders = (status: OrderStatus | undefined) => {
  const chosen = { status: status ?? null };
  const first = useFirst(AdminOrdersPageDocument, chosen, PAGE, ordersOf);
  const answer = useAdminOrdersPageQuery({ variables: { ...chosen, first }, ...listOptions });
  const { nodes: orders, ...list } = pagedList(answer, PAGE, ordersOf);
  return { ...list, orders, counts: (answer.data ?? answer.previousData)?.orders.statusCounts ?? [] };
};
