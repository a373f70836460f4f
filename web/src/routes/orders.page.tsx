import { useSearchParams } from "react-router-dom";
import type { OrderCard_OrderFragment, OrderStatus } from "../graphql/generated.ts";
import { ChangeAddress } from "../features/checkout/change-address.tsx";
import { CancelOrder } from "../features/orders/cancel-order.tsx";
import { InvoiceButton } from "../features/orders/invoice-button.tsx";
import { OrderList } from "../features/orders/order-list.tsx";
import {
  countOf,
  statusNames,
  statusFromParameter,
  statusParameter,
} from "../features/orders/order-status.ts";
import { useMyOrders } from "../features/orders/use-my-orders.ts";
import { CompletePayment } from "../features/payments/complete-payment.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { PayoutForms } from "../features/payments/payout-form.tsx";
import { OrderHelp } from "../features/support/order-help/order-help.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";
import { OrderReturns } from "../features/returns/order-returns.tsx";
import { ReturnLink } from "../features/returns/return-link.tsx";
import { BuyAgain } from "../features/orders/buy-again.tsx";
import { NoOrders } from "../features/orders/no-orders.tsx";

/**
 * Specification, section 2 "Orders page". Orders of other statuses are only in the list of all orders (decision 22).
 */
const filters = ["ALL", "CONFIRMED", "PROCESSING", "SHIPPED", "DELIVERED"] as const satisfies readonly (
  "ALL" | OrderStatus
)[];
type Filter = (typeof filters)[number];

const filterOf = (parameter: string | null): Filter =>
  filters.find((filter) => filter !== "ALL" && filter === statusFromParameter(parameter)) ?? "ALL";

const actions = (order: OrderCard_OrderFragment, onMoved: () => void) => (
  <>
    <ReturnLink order={order} />
    <BuyAgain order={order} />
    <InvoiceButton order={order} />
    {order.paymentExpiresAt === null && <CancelOrder order={order} onCancelled={onMoved} />}
  </>
);

const notice = (order: OrderCard_OrderFragment, onMoved: () => void) => (
  <>
    <CompletePayment
      order={order}
      onStatusChange={onMoved}
      otherAction={<CancelOrder order={order} onCancelled={onMoved} />}
    />
    <OrderReturns order={order} />
    <PayoutForms order={order} />
  </>
);

const addressAction = (order: OrderCard_OrderFragment) => <ChangeAddress order={order} />;

const help = (order: OrderCard_OrderFragment) => <OrderHelp order={order} />;

/** The shopper's orders, by status. */
export const OrdersPage = () => {
  usePageTitle("My Orders");
  const [parameters, setParameters] = useSearchParams();
  const filter = filterOf(parameters.get("status"));
  const status = filter === "ALL" ? undefined : filter;
  const list = useMyOrders(status);
  const isFirst = list.counts.length > 0 && countOf(list.counts) === 0;

  const show = (next: Filter) => {
    const parameter = statusParameter(next === "ALL" ? undefined : next);
    setParameters(parameter ? { status: parameter } : {});
  };
  const tabLabel = (each: Filter) => {
    const name = each === "ALL" ? "All" : statusNames[each];
    if (list.counts.length === 0) return name;
    return (
      <>
        {name}{" "}
        <span className="tabular-nums max-sm:block">
          ({countOf(list.counts, each === "ALL" ? undefined : each)})
        </span>
      </>
    );
  };
  const panel = (
    <OrderList
      list={list}
      action={actions}
      notice={notice}
      addressAction={addressAction}
      help={help}
      empty={
        isFirst || !status ? (
          <NoOrders />
        ) : (
          <EmptyState
            title={`No ${statusNames[status].toLowerCase()} orders`}
            text="See all your orders under All."
          />
        )
      }
    />
  );

  return (
    <div className="page-width max-w-260 pt-10 md:pt-16">
      <h1 className="mb-4 text-2xl md:text-3xl">My Orders</h1>
      <Tabs
        label="Orders by status"
        isDense
        value={filter}
        onChange={show}
        tabs={filters.map((value) => ({ value, label: tabLabel(value), panel }))}
      />
    </div>
  );
};
