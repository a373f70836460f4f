import { OpenPayouts } from "../../features/payments/admin/payout-rows.tsx";
import { PaymentRows } from "../../features/payments/admin/payment-rows.tsx";
import { useAdminPayments } from "../../features/payments/admin/use-admin-payments.ts";
import { errorMessage } from "../../graphql/error-message.ts";
import { PagedList } from "../../ui/paged-list.tsx";
import { usePageTitle } from "../../ui/use-page-title.ts";

const loadErrorMessage = (reason: unknown) =>
  errorMessage(reason, { fallback: "The next payments could not be loaded." });

/** Successful payments: online ones, also refunded, and collected cash. */
export const AdminPaymentsPage = () => {
  usePageTitle("Payments");
  const list = useAdminPayments();
  return (
    <>
      <h1 className="text-2xl">Payments</h1>
      <p className="mt-1 text-ink-soft">Online payments, and cash that is marked as collected.</p>
      <OpenPayouts />
      <PagedList
        list={list}
        noun="payments"
        empty={{ title: "No payments yet", text: "The first one stands here as soon as it is received." }}
        placeholder="h-66 lg:h-18"
        toMessage={loadErrorMessage}
      >
        {(orders) => <PaymentRows orders={orders} />}
      </PagedList>
    </>
  );
};
