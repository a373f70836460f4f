import {
  MyOrdersDocument,
  useMyOrdersQuery,
  type MyOrdersQuery,
  type OrderStatus,
} from "../graphql/generated.ts";
import { listOptions, pagedList, useFirst } from "../graphql/paged-list.ts";

/** Orders of a page. */
const PAGE = 10;

const ordersOf = (data: MyOrdersQuery) => data.myOrders;

/** Her own orders, newest first, one page after the other. While another status loads, the counts stay in sight. */
export const useMyOrders = (status?: OrderStatus) => {
  const chosen = { status: status ?? null };
  const first = useFirst(MyOrdersDocument, chosen, PAGE, ordersOf);
  const answer = useMyOrdersQuery({ variables: { ...chosen, first }, ...listOptions });
  const { nodes: orders, ...list } = pagedList(answer, PAGE, ordersOf);
  return { ...list, orders, counts: (answer.data ?? answer.previousData)?.myOrders.statusCounts ?? [] };
};

export type MyOrders = ReturnType<typeof useMyOrders>;
