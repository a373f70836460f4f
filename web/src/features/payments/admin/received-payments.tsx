import { errorMessage } from "../../../graphql/error-message.ts";
import { PagedList } from "../../../ui/paged-list.tsx";
import { PaymentRows } from "./payment-rows.tsx";
import { useAdminPayments } from "./use-admin-payments.ts";

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
