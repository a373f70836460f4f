import { Link, useSearchParams } from "react-router-dom";
import { EditableOrders } from "../../features/orders/admin/editable-orders.tsx";
import {
  filterFromParameters,
  filterText,
  selectionOf,
} from "../../features/orders/admin/order-list-filter.ts";
import { StatusFilter } from "../../features/orders/admin/status-filter.tsx";
import { useAdminOrders } from "../../features/orders/admin/use-admin-orders.ts";
import { orderStatuses, statusFromParameter, statusNames } from "../../features/orders/order-status.ts";
import { paths, type AdminOrderFilter } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { buttonClasses } from "../../ui/button-classes.ts";
import { usePageTitle } from "../../ui/use-page-title.ts";

/** The orders that a figure of the dashboard counts, with a way back to all orders. */
const FilteredOrders = ({ filter }: { filter: AdminOrderFilter }) => {
  const { statuses, ...selection } = selectionOf(filter);
  const { list } = useAdminOrders(statuses, selection);
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-y border-hairline py-2">
        <p className="min-w-0 wrap-anywhere" role="status">
          {filterText(filter)}
          {list.nodes && (
            <span className="text-ink-soft tabular-nums"> ({list.total.toLocaleString("en-IN")})</span>
          )}
        </p>
        <Link to={paths.adminOrders()} className={`${buttonClasses({ variant: "quiet" })} px-0!`}>
          Show all orders
        </Link>
      </div>
      <EditableOrders
        list={list}
        empty={{ title: "No such orders", text: "No order matches this filter now." }}
      />
    </>
  );
};

const OrdersByStatus = () => {
  const status = statusFromParameter(useSearchParams()[0].get("status"));
  const { list, counts } = useAdminOrders(status && [status]);
  return (
    <>
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

/** All orders of the shop. The admin changes their status here. */
export const AdminOrdersPage = () => {
  usePageTitle("Orders");
  const filter = filterFromParameters(useSearchParams()[0]);
  return (
    <>
      <div className="flex items-center justify-between gap-x-4">
        <h1 className="text-2xl">Orders</h1>
        <ButtonLink to={paths.adminHistory({ kind: "order" })} variant="quiet" className="-mr-2">
          History
        </ButtonLink>
      </div>
      {filter ? <FilteredOrders filter={filter} /> : <OrdersByStatus />}
    </>
  );
};
