import { errorMessage } from "../../../graphql/error-message.ts";
import {
  AdminPaymentsPageDocument,
  useAdminPaymentsPageQuery,
  type AdminPaymentsPageQuery,
  type PaymentStatus,
} from "../../../graphql/generated.ts";
import { usePagedQuery } from "../../../graphql/use-paged-query.ts";
import { PagedList } from "../../../ui/paged-list.tsx";
import { PaymentRows } from "./payment-rows.tsx";

/** Payments of one page. */
const PAGE_SIZE = 20;

/** The statuses of a payment that the shop received. */
const received: { paymentStatuses: PaymentStatus[] } = { paymentStatuses: ["COMPLETED", "REFUNDED"] };

const ordersOf = (data: AdminPaymentsPageQuery) => data.orders;

/** The orders that are paid, or were paid and then refunded, newest first, in pages. */
const useAdminPayments = () => {
  const paged = usePagedQuery({
    query: AdminPaymentsPageDocument,
    variables: received,
    size: PAGE_SIZE,
    toList: ordersOf,
  });
  return paged.listOf(useAdminPaymentsPageQuery(paged.options)).list;
};

const loadErrorMessage = (reason: unknown) =>
  errorMessage(reason, { fallback: "The next payments could not be loaded." });

/** Successful payments: online ones, also refunded, and collected cash. */
export const ReceivedPayments = () => (
  <PagedList
    list={useAdminPayments()}
    noun="payments"
    empty={{ title: "No payments yet", text: "Payments appear here as soon as they are received." }}
    placeholder="h-66 lg:h-18"
    toMessage={loadErrorMessage}
  >
    {(orders) => <PaymentRows orders={orders} />}
  </PagedList>
);
