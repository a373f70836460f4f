import { Link, useSearchParams } from "react-router-dom";
import { EditableOrders } from "../../features/orders/admin/editable-orders.tsx";
import {
  filterFromParameters,
  filterText,
  selectionOf,
} from "../../features/orders/admin/order-list-filter.ts";
import { StatusFilter } from "../../features/orders/admin/status-filter.tsx";
import { useAdminOrders } from "../../features/orders/admin/use-admin-orders.ts";
import { OrderSearchBar } from "../../features/orders/admin/order-search-bar.tsx";
import {
  isSearchNarrowed,
  noMatchText,
  searchParameters,
  searchSelection,
  type OrderSearch,
} from "../../features/orders/admin/order-search.ts";
import { useOrderSearch } from "../../features/orders/admin/use-order-search.ts";
import { orderStatuses, statusNames } from "../../features/orders/order-status.ts";
import { paths, type AdminOrderFilter } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
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
          {list.nodes && <span className="text-ink-soft tabular-nums"> ({list.total})</span>}
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

const ordersText = (total: string) => `${total} ${total === "1" ? "order" : "orders"}`;

const emptyTexts = (search: OrderSearch) => {
  if (isSearchNarrowed(search)) return { title: "No orders match", text: noMatchText(search) };
  const { status } = search;
  return status
    ? { title: `No orders are ${statusNames[status].toLowerCase()}`, text: "See all your orders under All." }
    : { title: "No orders yet", text: "New orders appear here." };
};

const OrdersByStatus = () => {
  const { search, change, clear } = useOrderSearch();
  const { status } = search;
  const { list, counts } = useAdminOrders(status && [status], searchSelection(search));
  const isNarrowed = isSearchNarrowed(search);
  return (
    <>
      <OrderSearchBar search={search} onChange={change} />
      <StatusFilter
        counts={isNarrowed ? null : counts}
        statuses={orderStatuses}
        status={status}
        toPath={(parameter) => paths.adminOrders(parameter, searchParameters(search))}
      />
      {isNarrowed && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 text-sm">
          <p role="status" className="text-ink-soft tabular-nums">
            {list.nodes && ordersText(list.total)}
          </p>
          <Button variant="quiet" className="px-0!" onClick={clear}>
            Clear search and filters
          </Button>
        </div>
      )}
      <EditableOrders list={list} empty={emptyTexts(search)} />
    </>
  );
};

/** All orders of the shop: found, filtered, and their status changed. */
export const AdminOrdersPage = () => {
  usePageTitle("Orders");
  const filter = filterFromParameters(useSearchParams()[0]);
  const isOfFigure = filter?.show ?? filter?.customer ?? filter?.product;
  return (
    <>
      <div className="flex items-center justify-between gap-x-4">
        <h1 className="text-2xl">Orders</h1>
        <ButtonLink to={paths.adminHistory({ kind: "order" })} variant="quiet" className="ml-auto">
          History
        </ButtonLink>
        <ButtonLink to={paths.adminNewOrder()} variant="secondary">
          New order
        </ButtonLink>
      </div>
      {filter && isOfFigure ? <FilteredOrders filter={filter} /> : <OrdersByStatus />}
    </>
  );
};
