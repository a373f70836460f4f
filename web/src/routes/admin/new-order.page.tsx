import { CustomerOrderForm } from "../../features/checkout/admin/customer-order-form.tsx";
import { useDeliveryStatesQuery } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { FailedState } from "../../ui/failed-state.tsx";
import { LoadingRegion } from "../../ui/loading-region.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { usePageTitle } from "../../ui/use-page-title.ts";

/** An order that a customer gives by phone or message. */
export const AdminNewOrderPage = () => {
  usePageTitle("New order");
  const { data, error, loading, refetch } = useDeliveryStatesQuery();
  return (
    <>
      <Breadcrumb steps={[{ label: "Orders", to: paths.adminOrders() }, { label: "New order" }]} />
      <h1 className="mb-6 text-2xl">New order</h1>
      {data && <CustomerOrderForm states={data.settings.states} country={data.settings.country} />}
      {!data && error && (
        <FailedState
          text="The list of states could not be loaded."
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      )}
      {!data && !error && (
        <LoadingRegion label="Loading the form">
          <Skeleton className="h-160" />
        </LoadingRegion>
      )}
    </>
  );
};
