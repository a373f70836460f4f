import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { errorMessage } from "../../graphql/error-message.ts";
import type { OrderCard_OrderFragment, OrderStatus } from "../../graphql/generated.ts";
import { isRefundedBy, statusNames, statusFromParameter } from "../../features/orders/order-status.ts";
import { useChangeOrderStatus } from "../../features/orders/use-change-order-status.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FailedState } from "../../ui/failed-state.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { LoadingRegion } from "../../ui/loading-region.tsx";
import { MoreOfList } from "../../ui/more-of-list.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { usePageTitle } from "../../ui/use-page-title.ts";
import { OrderCards } from "../../features/orders/admin/order-cards.tsx";
import { OrdersTable, type AdminOrdersProps } from "../../features/orders/admin/orders-table.tsx";
import { StatusFilter } from "../../features/orders/admin/status-filter.tsx";
import { useAdminOrders } from "../../features/orders/admin/use-admin-orders.ts";

const RefundDialog = lazy(() =>
  import("../../features/orders/refund-dialog.tsx").then((module) => ({ default: module.RefundDialog })),
);

type Step = { order: OrderCard_OrderFragment; status: OrderStatus };

/** What came of a change, at the foot of the screen, so that no row moves under the admin's hand. */
const News = ({
  done,
  failed,
  onVanish,
}: {
  done: string | null;
  failed: string | null;
  onVanish: () => void;
}) => (
  <div className="fixed inset-x-4 bottom-4 z-40 mx-auto max-w-(--container-form)">
    <FormMessage tone="error" vanishAfter={10} onVanish={onVanish} className="shadow-lifted">
      {failed}
    </FormMessage>
    <FormMessage tone="success" vanishAfter={5} onVanish={onVanish} className="shadow-lifted">
      {done}
    </FormMessage>
  </div>
);

const Orders = (props: AdminOrdersProps) => {
  const isWide = useMedia("(min-width: 64rem)");
  return isWide ? <OrdersTable {...props} /> : <OrderCards {...props} />;
};

const notLoaded = (reason: unknown) =>
  errorMessage(reason, { fallback: "The next orders could not be loaded." });

/** All orders of the shop, and the one change an admin makes to them here: their status. */
export const AdminOrdersPage = () => {
  usePageTitle("Orders");
  const status = statusFromParameter(useSearchParams()[0].get("status"));
  const { orders, counts, total, hasMore, error, loading, retry, showMore } = useAdminOrders(status);
  const { change, notice: news, clearNotice: forget } = useChangeOrderStatus();
  const [asked, setAsked] = useState<Step | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const move = (step: Step) => {
    if (!isRefundedBy(step.order, step.status)) return void change(step.order, step.status);
    setAsked(step);
    setIsAsking(true);
  };

  return (
    <>
      <h1 className="text-2xl">Orders</h1>
      <StatusFilter counts={counts} status={status} />
      <News {...news} onVanish={forget} />
      {!orders && error && (
        <div className="mt-6">
          <FailedState text="The orders could not be loaded." onRetry={retry} isRetrying={loading} />
        </div>
      )}
      {!orders && !error && (
        <LoadingRegion label="Loading orders">
          <div className="mt-4 grid gap-3">
            {[1, 2, 3, 4, 5].map((place) => (
              <Skeleton key={place} className="h-72 lg:h-20" />
            ))}
          </div>
        </LoadingRegion>
      )}
      {orders?.length === 0 && (
        <EmptyState
          title={status ? `No orders are ${statusNames[status].toLowerCase()}` : "No orders yet"}
          text={status ? "Look under All." : "The first one stands here as soon as it is placed."}
        />
      )}
      {orders && orders.length > 0 && (
        <>
          <Orders orders={orders} onChange={(order, next) => move({ order, status: next })} />
          <MoreOfList
            shown={orders.length}
            total={total}
            noun="orders"
            hasMore={hasMore}
            isLoading={loading}
            onMore={showMore}
            explain={notLoaded}
          />
        </>
      )}
      <Suspense>
        {asked && (
          <RefundDialog
            {...asked}
            isOpen={isAsking}
            onClose={() => setIsAsking(false)}
            onRefund={() => void change(asked.order, asked.status)}
          />
        )}
      </Suspense>
    </>
  );
};
