import {
  AdminDeliveryPageDocument,
  useAdminDeliveryPageQuery,
  type AdminDeliveryPageQuery,
  type OrderStatus,
} from "../../../graphql/generated.ts";
import { listOptions, toPagedList, useFirstCount } from "../../../graphql/paged-list.ts";

/** Orders of one page. */
const PAGE_SIZE = 20;

/** The statuses of an order between its confirmation and its delivery. */
export const deliveryStatuses = [
  "CONFIRMED",
  "PROCESSING",
  "SHIPPED",
] as const satisfies readonly OrderStatus[];

const ordersOf = (data: AdminDeliveryPageQuery) => data.orders;

/** The orders to deliver in one status, or in all of them, newest first, in pages. */
export const useAdminDeliveries = (status: OrderStatus | undefined) => {
  const filter = { statuses: status ? [status] : [...deliveryStatuses] };
  const first = useFirstCount(AdminDeliveryPageDocument, filter, PAGE_SIZE, ordersOf);
  const result = useAdminDeliveryPageQuery({ variables: { ...filter, first }, ...listOptions });
  const list = toPagedList(result, PAGE_SIZE, ordersOf);
  return { list, counts: (result.data ?? result.previousData)?.orders.statusCounts ?? [] };
};
