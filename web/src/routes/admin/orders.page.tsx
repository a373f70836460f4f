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
import { ShowMoreOrError } from "../../ui/show-more-or-error.tsx";
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

type StatusStep = { order: OrderCard_OrderFragment; status: OrderStatus };

/** The outcome of a status change. It is fixed at the bottom of the screen, so that no row moves. */
const ChangeNotice = ({
  done,
  failed,
  onVanish,
}: {
  done: string | null;
  failed: string | null;
  onVanish: () => void;
}) => (
  <div className="fixed inset-x-4 bottom-[calc(1rem+var(--foot-bar,0px))] z-40 mx-auto max-w-(--container-form)">
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

const loadErrorMessage = (reason: unknown) =>
  errorMessage(reason, { fallback: "The next orders could not be loaded." });

/** All orders of the shop. The admin changes their status here. */
export const AdminOrdersPage = () => {
  usePageTitle("Orders");
  const status = statusFromParameter(useSearchParams()[0].get("status"));
  const { orders, counts, total, hasMore, error, loading, retry, showMore } = useAdminOrders(status);
  const { change, notice, clearNotice } = useChangeOrderStatus();
  const [refundStep, setRefundStep] = useState<StatusStep | null>(null);
  const [isRefundDialogOpen, setRefundDialogOpen] = useState(false);
  const changeStatus = (step: StatusStep) => {
    if (!isRefundedBy(step.order, step.status)) return void change(step.order, step.status);
    setRefundStep(step);
    setRefundDialogOpen(true);
  };

  return (
    <>
      <h1 className="text-2xl">Orders</h1>
      <StatusFilter counts={counts} status={status} />
      <ChangeNotice {...notice} onVanish={clearNotice} />
      {!orders && error && (
        <div className="mt-6">
          <FailedState text="The orders could not be loaded." onRetry={retry} isRetrying={loading} />
        </div>
      )}
      {!orders && !error && (
        <LoadingRegion label="Loading orders">
          <div className="mt-4 grid gap-3">
            {[1, 2, 3, 4, 5].map((index) => (
              <Skeleton key={index} className="h-72 lg:h-20" />
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
          <Orders orders={orders} onChange={(order, next) => changeStatus({ order, status: next })} />
          <ShowMoreOrError
            visibleCount={orders.length}
            total={total}
            noun="orders"
            hasMore={hasMore}
            isLoading={loading}
            onMore={showMore}
            toMessage={loadErrorMessage}
          />
        </>
      )}
      <Suspense>
        {refundStep && (
          <RefundDialog
            {...refundStep}
            isOpen={isRefundDialogOpen}
            onClose={() => setRefundDialogOpen(false)}
            onRefund={() => void change(refundStep.order, refundStep.status)}
          />
        )}
      </Suspense>
    </>
  );
};
