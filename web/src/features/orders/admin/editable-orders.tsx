import { lazy, Suspense, useState, type ComponentProps } from "react";
import { errorMessage } from "../../../graphql/error-message.ts";
import type { OrderCard_OrderFragment, OrderStatus } from "../../../graphql/generated.ts";
import { PagedList } from "../../../ui/paged-list.tsx";
import { useMedia } from "../../../ui/use-media.ts";
import { isRefundedBy } from "../order-status.ts";
import { useChangeOrderStatus } from "../use-change-order-status.ts";
import { ChangeNotice } from "./change-notice.tsx";
import { OrderCards } from "./order-cards.tsx";
import { OrdersTable, type AdminOrdersProps } from "./orders-table.tsx";

const RefundDialog = lazy(() =>
  import("../refund-dialog.tsx").then((module) => ({ default: module.RefundDialog })),
);

type StatusStep = { order: OrderCard_OrderFragment; status: OrderStatus };

const Orders = (props: AdminOrdersProps) => {
  const isWide = useMedia("(min-width: 64rem)");
  return isWide ? <OrdersTable {...props} /> : <OrderCards {...props} />;
};

const loadErrorMessage = (reason: unknown) =>
  errorMessage(reason, { fallback: "The next orders could not be loaded." });

/** Orders whose status the admin can change. A change that refunds an order is confirmed first. */
export const EditableOrders = ({
  list,
  empty,
}: Pick<ComponentProps<typeof PagedList<OrderCard_OrderFragment>>, "list" | "empty">) => {
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
      <ChangeNotice {...notice} onVanish={clearNotice} />
      <PagedList
        list={list}
        noun="orders"
        empty={empty}
        placeholder="h-72 lg:h-20"
        toMessage={loadErrorMessage}
      >
        {(orders) => (
          <Orders orders={orders} onChange={(order, next) => changeStatus({ order, status: next })} />
        )}
      </PagedList>
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
