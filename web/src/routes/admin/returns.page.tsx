import { useSearchParams } from "react-router-dom";
import { EditableOrders } from "../../features/orders/admin/editable-orders.tsx";
import { StatusFilter } from "../../features/orders/admin/status-filter.tsx";
import { useAdminOrders } from "../../features/orders/admin/use-admin-orders.ts";
import { statusFromParameter } from "../../features/orders/order-status.ts";
import type { OrderStatus } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { usePageTitle } from "../../ui/use-page-title.ts";

const returnStatuses = ["CANCELLED", "RETURNED"] as const satisfies readonly OrderStatus[];

/** Cancelled and returned orders. Specification, section 2, and decision 26. */
export const AdminReturnsPage = () => {
  usePageTitle("Returns");
  const status = statusFromParameter(useSearchParams()[0].get("status"), returnStatuses);
  const { list, counts } = useAdminOrders(status ? [status] : returnStatuses);
  return (
    <>
      <h1 className="text-2xl">Returns</h1>
      <StatusFilter counts={counts} statuses={returnStatuses} status={status} toPath={paths.adminReturns} />
      <EditableOrders
        list={list}
        empty={
          status === "RETURNED"
            ? { title: "No returned orders.", text: "Cancelled ones stand under All." }
            : { title: "No cancelled orders." }
        }
      />
    </>
  );
};
