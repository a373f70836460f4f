import { useCurrentOrderQuery } from "../../../graphql/generated.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FailedState } from "../../../ui/failed-state.tsx";
import { LoadingRegion } from "../../../ui/loading-region.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { OrderDetails } from "../../orders/order-details.tsx";
import { orderLabel } from "../../orders/order-status.ts";

const OpenOrderDialog = ({ orderId, onClose }: { orderId: string; onClose: () => void }) => {
  const { data, error, loading, refetch } = useCurrentOrderQuery({
    variables: { id: orderId },
    fetchPolicy: "cache-and-network",
  });
  const order = data?.order;
  return (
    <Dialog isOpen onClose={onClose} title={order ? `Order ${orderLabel(order)}` : "Order"} width="wide">
      {order && <OrderDetails order={order} isForAdmin level="h3" />}
      {!order && error && (
        <FailedState
          text="The order could not be loaded."
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      )}
      {!order && !error && (
        <LoadingRegion label="Loading order">
          <Skeleton className="h-96" />
        </LoadingRegion>
      )}
    </Dialog>
  );
};

/** The details of the order that the URL names. */
export const OrderDialog = ({ orderId, onClose }: { orderId: string | null; onClose: () => void }) =>
  orderId === null ? null : <OpenOrderDialog orderId={orderId} onClose={onClose} />;
