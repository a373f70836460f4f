import { useSearchParams } from "react-router-dom";
import { DeliveryRows } from "../../features/orders/admin/delivery-rows.tsx";
import { StatusFilter } from "../../features/orders/admin/status-filter.tsx";
import { deliveryStatuses, useAdminDeliveries } from "../../features/orders/admin/use-admin-deliveries.ts";
import { statusFromParameter, statusNames } from "../../features/orders/order-status.ts";
import { errorMessage } from "../../graphql/error-message.ts";
import { paths } from "../../paths.ts";
import { PagedList } from "../../ui/paged-list.tsx";
import { usePageTitle } from "../../ui/use-page-title.ts";

const loadErrorMessage = (reason: unknown) =>
  errorMessage(reason, { fallback: "The next deliveries could not be loaded." });

/** Orders from confirmation to delivery, with address, phone and tracking id. */
export const AdminDeliveryPage = () => {
  usePageTitle("Delivery");
  const status = statusFromParameter(useSearchParams()[0].get("status"), deliveryStatuses);
  const { list, counts } = useAdminDeliveries(status);
  return (
    <>
      <h1 className="text-2xl">Delivery</h1>
      <StatusFilter
        counts={counts}
        statuses={deliveryStatuses}
        status={status}
        toPath={paths.adminDelivery}
      />
      <PagedList
        list={list}
        noun="deliveries"
        empty={
          status
            ? { title: `No orders are ${statusNames[status].toLowerCase()}`, text: "Look under All." }
            : { title: "Nothing to deliver", text: "A confirmed order stands here until it is delivered." }
        }
        placeholder="h-72 lg:h-22"
        toMessage={loadErrorMessage}
      >
        {(orders) => <DeliveryRows orders={orders} />}
      </PagedList>
    </>
  );
};
