import { useSearchParams } from "react-router-dom";
import { EditableOrders } from "../../features/orders/admin/editable-orders.tsx";
import { StatusFilter } from "../../features/orders/admin/status-filter.tsx";
import { useAdminOrders } from "../../features/orders/admin/use-admin-orders.ts";
import { statusFromParameter, statusParameter } from "../../features/orders/order-status.ts";
import { requestStateOf } from "../../features/returns/admin/request-states.ts";
import { RequestsSection } from "../../features/returns/admin/requests-section.tsx";
import type { OrderStatus } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { usePageTitle } from "../../ui/use-page-title.ts";

const returnStatuses = ["CANCELLED", "RETURNED"] as const satisfies readonly OrderStatus[];

/** Requests for returns and exchanges, then cancelled and returned orders. Specification, section 2, decisions 26 and 49. */
export const AdminReturnsPage = () => {
  usePageTitle("Returns");
  const [parameters] = useSearchParams();
  const status = statusFromParameter(parameters.get("status"), returnStatuses);
  const requests = requestStateOf(parameters.get("requests"));
  const { list, counts } = useAdminOrders(status ? [status] : returnStatuses);
  const toPath = (next: string | undefined, current: URLSearchParams) => {
    const state = requestStateOf(current.get("requests"));
    return paths.adminReturns(next, state === "open" ? undefined : state);
  };
  return (
    <>
      <h1 className="text-2xl">Returns</h1>
      <RequestsSection state={requests} orderStatus={statusParameter(status)} />
      <h2 className="mt-12 text-lg">Cancelled and returned orders</h2>
      <StatusFilter counts={counts} statuses={returnStatuses} status={status} toPath={toPath} />
      <EditableOrders
        list={list}
        empty={
          status === "RETURNED"
            ? { title: "No returned orders.", text: "See cancelled orders under All." }
            : { title: "No cancelled orders." }
        }
      />
    </>
  );
};
