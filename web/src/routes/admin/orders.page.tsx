import type { ComponentProps } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { useMay } from "../../features/accounts/staff/staff-access.ts";
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
  searchFromParameters,
  searchParameters,
  searchSelection,
  type OrderSearch,
} from "../../features/orders/admin/order-search.ts";
import { useOrderSearch } from "../../features/orders/admin/use-order-search.ts";
import { orderStatuses, statusNames } from "../../features/orders/order-status.ts";
import { InvoicesButton } from "../../features/orders/admin/invoices-button.tsx";
import { OrderActionBar } from "../../features/parcels/admin/order-action-bar.tsx";
import { useOrderSelection } from "../../features/parcels/admin/order-selection.ts";
import { useParcelQuestion } from "../../features/parcels/admin/use-parcel-question.tsx";
import { paths, type AdminOrderFilter } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { buttonClasses } from "../../ui/button-classes.ts";
import { usePageTitle } from "../../ui/use-page-title.ts";

const actions = ["pack", "ship", "slips", "labels", "pick-list", "deliver"] as const;

type OrdersWithActionsProps = Pick<ComponentProps<typeof EditableOrders>, "list" | "empty"> & {
  reload: () => void;
};

/** The list with ticks, and what can be done with the ticked orders. */
const OrdersWithActions = ({ list, empty, reload }: OrdersWithActionsProps) => {
  const may = useMay();
  // Ticks belong to the list that is shown: an action never reaches an order out of sight.
  const selection = useOrderSelection(useSearchParams()[0].toString());
  const parcel = useParcelQuestion(reload);
  return (
    <>
      <EditableOrders list={list} empty={empty} selection={selection} onShip={parcel.ask} />
      <OrderActionBar
        selection={selection}
        orders={list.nodes ?? []}
        actions={may("FULFILMENT") ? actions : []}
        onChanged={reload}
      >
        <InvoicesButton orderIds={[...selection.ids]} />
      </OrderActionBar>
      {parcel.dialog}
    </>
  );
};

/** The orders that a figure of the dashboard counts, with a way back to all orders. */
const FilteredOrders = ({ filter }: { filter: AdminOrderFilter }) => {
  const selection = selectionOf(filter);
  const { list, reload } = useAdminOrders(selection.statuses, selection.filter);
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
      <OrdersWithActions
        list={list}
        reload={reload}
        empty={{ title: "No orders match", text: "Show all orders, or choose another filter." }}
      />
    </>
  );
};

const ordersText = (total: string) => `${total} ${total === "1" ? "order" : "orders"}`;

const emptyTexts = (search: OrderSearch) => {
  if (isSearchNarrowed(search)) return { title: "No orders match", text: noMatchText(search) };
  const { status } = search;
  return status
    ? { title: `No orders are ${statusNames[status].toLowerCase()}`, text: "Choose All to see every order." }
    : { title: "No orders yet", text: "New orders appear here." };
};

const OrdersByStatus = () => {
  const { search, change, clear } = useOrderSearch();
  const { status } = search;
  const { list, counts, isSimilar, reload } = useAdminOrders(status && [status], searchSelection(search));
  const isNarrowed = isSearchNarrowed(search);
  return (
    <>
      <OrderSearchBar search={search} onChange={change} />
      <div className="-mt-2">
        <StatusFilter
          counts={isNarrowed ? null : counts}
          statuses={orderStatuses}
          status={status}
          toPath={(next, parameters) =>
            paths.adminOrders(next, searchParameters(searchFromParameters(parameters)))
          }
        />
      </div>
      {isNarrowed && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 text-sm">
          <p role="status" className="text-ink-soft tabular-nums">
            {list.nodes && isSimilar && list.nodes.length > 0 && "No exact match. "}
            {list.nodes && `${ordersText(list.total)}${isSimilar ? " with a similar name" : ""}`}
          </p>
          <Button variant="quiet" className="px-0!" onClick={clear}>
            Clear search and filters
          </Button>
        </div>
      )}
      <OrdersWithActions list={list} reload={reload} empty={emptyTexts(search)} />
    </>
  );
};

/** All orders of the shop: found, filtered, and their status changed. */
export const AdminOrdersPage = () => {
  usePageTitle("Orders");
  const may = useMay();
  const filter = filterFromParameters(useSearchParams()[0]);
  const isOfFigure = filter?.show ?? filter?.customer ?? filter?.product;
  return (
    <>
      <div className="flex items-center justify-between gap-x-4">
        <h1 className="text-2xl">Orders</h1>
        <ButtonLink to={paths.adminHistory({ kind: "order" })} variant="quiet" className="ml-auto">
          History
        </ButtonLink>
        {may("EDIT_ORDERS") && (
          <ButtonLink to={paths.adminNewOrder()} variant="secondary">
            New order
          </ButtonLink>
        )}
      </div>
      {filter && isOfFigure ? <FilteredOrders filter={filter} /> : <OrdersByStatus />}
    </>
  );
};
