import { Suspense, useEffect, useRef, useState } from "react";
import { useParams } from "react-router-dom";
import { PayLinkPanel } from "../../features/checkout/admin/pay-link-panel.tsx";
import { isUnshipped, OrderPage } from "../../features/orders/admin/order-page.tsx";
import { orderLabel } from "../../features/orders/order-status.ts";
import { useOrderChanges } from "../../features/orders/use-order-changes.ts";
import { errorCode } from "../../graphql/error-message.ts";
import { useAdminOrderPageQuery } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FailedState } from "../../ui/failed-state.tsx";
import { LoadingRegion } from "../../ui/loading-region.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { usePageTitle } from "../../ui/use-page-title.ts";
import { lazyPart } from "../../ui/lazy-part.ts";

const OrderAddressDialog = lazyPart(
  () => import("../../features/checkout/order-address-dialog.tsx"),
  "OrderAddressDialog",
);

const missingCodes = ["ORDER_NOT_FOUND", "BAD_ID"];

const Loading = () => (
  <LoadingRegion label="Loading the order">
    <Skeleton className="h-16" />
    <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
      <Skeleton className="h-160" />
      <Skeleton className="h-80" />
    </div>
  </LoadingRegion>
);

/** One order at a URL of its own. Changes by others appear without a reload. */
export const AdminOrderPage = () => {
  const { id = "" } = useParams();
  const { data, error, loading, refetch } = useAdminOrderPageQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
    // A load after a change must not get the result of one that began before it.
    context: { queryDeduplication: false },
  });
  const [isAddressOpen, setAddressOpen] = useState(false);
  const reload = () => void refetch().catch(() => undefined);
  useOrderChanges(reload);
  const order = data?.order;
  const paymentStatus = order?.paymentDetails.paymentStatus;
  const lastPaymentStatus = useRef(paymentStatus);
  useEffect(() => {
    // The mutation that records collected cash returns no timeline.
    if (lastPaymentStatus.current && lastPaymentStatus.current !== paymentStatus)
      void refetch().catch(() => undefined);
    lastPaymentStatus.current = paymentStatus;
  }, [paymentStatus, refetch]);
  usePageTitle(order ? `Order ${orderLabel(order)}` : "Order");
  const isMissing = error && missingCodes.includes(errorCode(error) ?? "");

  return (
    <>
      <Breadcrumb steps={[{ label: "Orders", to: paths.adminOrders() }, { label: "Order" }]} />
      {!order && error && (
        <>
          <h1 className="mb-6 text-2xl">Order</h1>
          {isMissing ? (
            <EmptyState
              title="Order not found"
              text="The link may be incomplete."
              action={<ButtonLink to={paths.adminOrders()}>All orders</ButtonLink>}
            />
          ) : (
            <FailedState text="The order could not be loaded." onRetry={reload} isRetrying={loading} />
          )}
        </>
      )}
      {!order && !error && <Loading />}
      {order && (
        <OrderPage
          order={order}
          onChanged={reload}
          payLink={order.payLink && <PayLinkPanel order={order} payLink={order.payLink} />}
          addressAction={
            isUnshipped(order) && (
              <Button variant="quiet" className="px-0!" onClick={() => setAddressOpen(true)}>
                Change address
              </Button>
            )
          }
        />
      )}
      <Suspense>
        {order && isAddressOpen && (
          <OrderAddressDialog
            orderId={order.id}
            address={order.shippingAddress}
            description="The shopper gets a mail about it."
            emailHint="An address other than the account's must be confirmed before it gets e-mails."
            onClose={() => setAddressOpen(false)}
            onChanged={reload}
          />
        )}
      </Suspense>
    </>
  );
};
