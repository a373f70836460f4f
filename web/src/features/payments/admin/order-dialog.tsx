import { usePaymentOrderQuery } from "../../../graphql/generated.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FailedState } from "../../../ui/failed-state.tsx";
import { LoadingRegion } from "../../../ui/loading-region.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { OrderDetails } from "../../orders/order-details.tsx";
import { orderLabel } from "../../orders/order-status.ts";

const Content = ({ orderId }: { orderId: string }) => {
  const { data, error, loading, refetch } = usePaymentOrderQuery({ variables: { id: orderId } });
  const order = data?.order;
  if (order) return <OrderDetails order={order} isForAdmin level="h3" />;
  if (error)
    return (
      <FailedState
        text="The order could not be loaded."
        onRetry={() => void refetch().catch(() => undefined)}
        isRetrying={loading}
      />
    );
  return (
    <LoadingRegion label="Loading order">
      <Skeleton className="h-96" />
    </LoadingRegion>
  );
};

const OpenOrderDialog = ({ orderId, onClose }: { orderId: string; onClose: () => void }) => {
  const { data } = usePaymentOrderQuery({ variables: { id: orderId } });
  const title = data?.order ? `Order ${orderLabel(data.order)}` : "Order";
  return (
    <Dialog isOpen onClose={onClose} title={title} width="wide">
      <Content orderId={orderId} />
    </Dialog>
  );
};

/** The details of the order that the URL names. */
export const OrderDialog = ({ orderId, onClose }: { orderId: string | null; onClose: () => void }) =>
  orderId === null ? null : <OpenOrderDialog orderId={orderId} onClose={onClose} />;
