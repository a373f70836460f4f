import {
  AdminPaymentsPageDocument,
  useAdminPaymentsPageQuery,
  type AdminPaymentsPageQuery,
  type PaymentStatus,
} from "../../../graphql/generated.ts";
import { usePagedQuery } from "../../../graphql/use-paged-query.ts";

/** Payments of one page. */
const PAGE_SIZE = 20;

/** The statuses of a payment that the shop received. */
const received: { paymentStatuses: PaymentStatus[] } = { paymentStatuses: ["COMPLETED", "REFUNDED"] };

const ordersOf = (data: AdminPaymentsPageQuery) => data.orders;

/** The orders that are paid, or were paid and then refunded, newest first, in pages. */
export const useAdminPayments = () => {
  const paged = usePagedQuery({
    query: AdminPaymentsPageDocument,
    variables: received,
    size: PAGE_SIZE,
    toList: ordersOf,
  });
  return paged.listOf(useAdminPaymentsPageQuery(paged.options)).list;
};
