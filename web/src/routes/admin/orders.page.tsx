import { useSearchParams } from "react-router-dom";
import { EditableOrders } from "../../features/orders/admin/editable-orders.tsx";
import { StatusFilter } from "../../features/orders/admin/status-filter.tsx";
import { useAdminOrders } from "../../features/orders/admin/use-admin-orders.ts";
import { orderStatuses, statusFromParameter, statusNames } from "../../features/orders/order-status.ts";
import { paths } from "../../paths.ts";
import { usePageTitle } from "../../ui/use-page-title.ts";

/** All orders of the shop. The admin changes their status here. */
export const AdminOrdersPage = () => {
  usePageTitle("Orders");
  const status = statusFromParameter(useSearchParams()[0].get("status"));
  const { list, counts } = useAdminOrders(status && [status]);
  return (
    <>
      <h1 className="text-2xl">Orders</h1>
      <StatusFilter counts={counts} statuses={orderStatuses} status={status} toPath={paths.adminOrders} />
      <EditableOrders
        list={list}
        empty={
          status
            ? { title: `No orders are ${statusNames[status].toLowerCase()}`, text: "Look under All." }
            : { title: "No orders yet", text: "The first one stands here as soon as it is placed." }
        }
      />
    </>
  );
};
