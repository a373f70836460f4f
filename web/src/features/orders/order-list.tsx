import type { ReactNode } from "react";
import { errorMessage } from "../../graphql/error-message.ts";
import type { OrderCard_OrderFragment } from "../../graphql/generated.ts";
import { FailedState } from "../../ui/failed-state.tsx";
import { LoadingRegion } from "../../ui/loading-region.tsx";
import { ShowMoreOrError } from "../../ui/show-more-or-error.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { OrderCard } from "./order-card.tsx";
import type { MyOrders } from "./use-my-orders.ts";

type OrderListProps = {
  list: MyOrders;
  /** Rendered if there are no orders. */
  empty: ReactNode;
  /** Buttons of an order. Like `notice`, they must call `onStatusChange` when they have changed the order's status. */
  action?: (order: OrderCard_OrderFragment, onStatusChange: () => void) => ReactNode;
  /** A pending action of an order. */
  notice?: (order: OrderCard_OrderFragment, onStatusChange: () => void) => ReactNode;
  /** The button that changes the address of an order. */
  addressAction?: (order: OrderCard_OrderFragment) => ReactNode;
  /** The button for a question about an order. */
  help?: (order: OrderCard_OrderFragment) => ReactNode;
};

const OrderSkeletons = () => (
  <LoadingRegion label="Loading your orders">
    <div className="grid gap-5">
      {[1, 2, 3].map((index) => (
        <Skeleton key={index} className="h-72" />
      ))}
    </div>
  </LoadingRegion>
);

const loadFailureText = (reason: unknown) => errorMessage(reason, { fallback: "This could not be loaded." });

/** The shopper's orders as cards, in pages; or the loading, error or empty state. */
export const OrderList = ({ list, empty, action, notice, addressAction, help }: OrderListProps) => {
  const { orders, total, hasMore, error, loading, retry, showMore, refreshCounts } = list;
  if (!orders && error)
    return <FailedState text="Your orders could not be loaded." onRetry={retry} isRetrying={loading} />;
  if (!orders) return <OrderSkeletons />;
  if (orders.length === 0) return empty;

  return (
    <>
      <ul className="grid grid-cols-1 gap-5">
        {orders.map((order) => (
          <li key={order.id} className="min-w-0">
            <OrderCard
              order={order}
              action={action?.(order, refreshCounts)}
              notice={notice?.(order, refreshCounts)}
              addressAction={addressAction?.(order)}
              help={help?.(order)}
            />
          </li>
        ))}
      </ul>
      {(hasMore || total > 10) && (
        <ShowMoreOrError
          visibleCount={orders.length}
          total={total}
          noun="orders"
          hasMore={hasMore}
          isLoading={loading}
          onMore={showMore}
          toMessage={loadFailureText}
        />
      )}
    </>
  );
};
