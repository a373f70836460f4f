import { Suspense, useEffect, useRef, useState } from "react";
import { useParams } from "react-router-dom";
import { useMay } from "../../features/accounts/staff/staff-access.ts";
import { PayLinkPanel } from "../../features/checkout/admin/pay-link-panel.tsx";
import { OrderMoneyActions } from "../../features/orders/admin/order-money-actions.tsx";
import { isUnshipped, OrderPage } from "../../features/orders/admin/order-page.tsx";
import { orderLabel } from "../../features/orders/order-status.ts";
import { useOrderChanges } from "../../features/orders/use-order-changes.ts";
import { OrderSteps } from "../../features/parcels/admin/order-steps.tsx";
import { RecentDeliveries } from "../../features/parcels/admin/recent-deliveries.tsx";
import { useParcelQuestion } from "../../features/parcels/admin/use-parcel-question.tsx";
import { errorCode } from "../../graphql/error-message.ts";
import { useAdminOrderPageQuery } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FailedState } from "../../ui/failed-state.tsx";
import { LoadingRegion } from "../../ui/loading-region.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useFocusWhenLost } from "../../ui/use-focus-when-lost.ts";
import { usePageTitle } from "../../ui/use-page-title.ts";
import { toast } from "../../ui/toast.ts";
import { lazyPart } from "../../ui/lazy-part.ts";

const OrderAddressDialog = lazyPart(
  () => import("../../features/checkout/order-address-dialog.tsx"),
  "OrderAddressDialog",
);

const ReturnForCustomerDialog = lazyPart(
  () => import("../../features/returns/admin/return-for-customer-dialog.tsx"),
  "ReturnForCustomerDialog",
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
  const may = useMay();
  const [isAddressOpen, setAddressOpen] = useState(false);
  const [isReturnOpen, setReturnOpen] = useState(false);
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
  const parcel = useParcelQuestion(reload);
  // After the last step, or a dialog whose button has gone meanwhile.
  const region = useRef<HTMLDivElement>(null);
  useFocusWhenLost(region, `${order?.orderStatus} ${order?.packedAt} ${Boolean(parcel.dialog)}`);
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
      <div ref={region} tabIndex={-1} className="outline-none">
        {order && (
          <OrderPage
            order={order}
            onChanged={reload}
            onShip={parcel.ask}
            steps={
              may("FULFILMENT") &&
              (order.orderStatus === "DELIVERED" ? (
                <RecentDeliveries orderId={order.id} onUndone={reload} />
              ) : (
                <OrderSteps order={order} onShip={() => parcel.ask(order)} onChanged={reload} />
              ))
            }
            moneyActions={
              <OrderMoneyActions order={order} onChanged={reload} onReturn={() => setReturnOpen(true)} />
            }
            payLink={order.payLink && <PayLinkPanel order={order} payLink={order.payLink} />}
            addressAction={
              may("EDIT_ORDERS") &&
              isUnshipped(order) && (
                <Button variant="quiet" className="px-0!" onClick={() => setAddressOpen(true)}>
                  Change address
                </Button>
              )
            }
          />
        )}
      </div>
      {parcel.dialog}
      <Suspense>
        {order && isReturnOpen && (
          <ReturnForCustomerDialog
            order={order}
            onClose={() => setReturnOpen(false)}
            onSent={(returnNumber) => {
              setReturnOpen(false);
              toast.success(`Return ${returnNumber} is requested. You find it under Returns.`);
              reload();
            }}
          />
        )}
        {order && isAddressOpen && (
          <OrderAddressDialog
            orderId={order.id}
            address={order.shippingAddress}
            description="The customer gets an e-mail about it."
            emailHint="An address other than the account's must be confirmed before it gets e-mails."
            onClose={() => setAddressOpen(false)}
            onChanged={reload}
          />
        )}
      </Suspense>
    </>
  );
};
