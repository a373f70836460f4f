import {
  AdminPaymentsPageDocument,
  useAdminPaymentsPageQuery,
  type AdminPaymentsPageQuery,
  type PaymentStatus,
} from "../../../graphql/generated.ts";
import { listOptions, toPagedList, useFirstCount } from "../../../graphql/paged-list.ts";

/** Payments of one page. */
const PAGE_SIZE = 20;

/** The statuses of a payment that the shop received. */
const received: { paymentStatuses: PaymentStatus[] } = { paymentStatuses: ["COMPLETED", "REFUNDED"] };

const ordersOf = (data: AdminPaymentsPageQuery) => data.orders;

/** The orders that are paid, or were paid and then refunded, newest first, in pages. */
export const useAdminPayments = () => {
  const first = useFirstCount({
    query: AdminPaymentsPageDocument,
    variables: received,
    page: PAGE_SIZE,
    toList: ordersOf,
  });
  const result = useAdminPaymentsPageQuery({ variables: { ...received, first }, ...listOptions });
  return toPagedList(result, PAGE_SIZE, ordersOf);
};
