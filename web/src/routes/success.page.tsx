import { useLocation, useSearchParams } from "react-router-dom";
import { readShopperId } from "../features/accounts/session/session-storage.ts";
import { endedText } from "../features/checkout/confirmation-text.ts";
import { confirmationOf, readConfirmation } from "../features/checkout/confirmation.ts";
import { useOrderChanges } from "../features/orders/use-order-changes.ts";
import { errorCode } from "../graphql/error-message.ts";
import { useSuccessPageQuery, type SuccessPageQuery } from "../graphql/generated.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { FailedState } from "../ui/failed-state.tsx";
import { LoadingRegion } from "../ui/loading-region.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";
import { PayView } from "../features/payments/pay-view.tsx";
import { SuccessView } from "../features/checkout/success-view.tsx";

const NoOrder = () => (
  <EmptyState
    level="h1"
    title="Order not found"
    text="You can find all your orders in My Orders."
    action={<ButtonLink to={paths.orders()}>View Orders</ButtonLink>}
  />
);

const EndedOrder = ({ orderNumber, text }: { orderNumber: string; text: string }) => (
  <EmptyState
    level="h1"
    title={`Order ${orderNumber}`}
    text={text}
    action={<ButtonLink to={paths.orders()}>View Orders</ButtonLink>}
  />
);

/** An online order that was never paid. `PayView` also says that it was cancelled, and why. */
const isUnpaidOnline = ({ paymentDetails: { method, paymentStatus } }: SuccessPageQuery["orderByNumber"]) =>
  method === "ONLINE" && (paymentStatus === "PENDING" || paymentStatus === "FAILED");

/**
 * The confirmation of an order: at first from the navigation state of the checkout, then by the order number (decision 27). The
 * order is always fetched, and again when it changes: the browser's Back button restores the state also after the order was
 * cancelled, delivered or paid.
 */
export const SuccessPage = () => {
  const { state } = useLocation();
  const passedOrderNumber = useSearchParams()[0].get("order");
  const passedConfirmation = readConfirmation(state, passedOrderNumber, readShopperId());
  const orderNumber = passedOrderNumber || passedConfirmation?.orderNumber;
  const { data, error, loading, refetch } = useSuccessPageQuery({
    variables: { orderNumber: orderNumber ?? "" },
    skip: !orderNumber,
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const reload = () => void refetch().catch(() => undefined);
  useOrderChanges(() => orderNumber && reload());
  const confirmation = data
    ? confirmationOf(data.orderByNumber, passedConfirmation?.invoiceUrl)
    : passedConfirmation;
  const ended = confirmation && endedText(confirmation);
  usePageTitle(ended ? "Your order" : "Thank you");

  const content = () => {
    if (data && isUnpaidOnline(data.orderByNumber))
      return <PayView order={data.orderByNumber} shouldStart={false} />;
    if (confirmation && ended) return <EndedOrder orderNumber={confirmation.orderNumber} text={ended} />;
    if (confirmation) return <SuccessView confirmation={confirmation} order={data?.orderByNumber} />;
    if (!orderNumber || errorCode(error) === "ORDER_NOT_FOUND") return <NoOrder />;
    return (
      <div className="mx-auto max-w-(--container-form)">
        <h1 className="text-center text-2xl md:text-3xl">Your order</h1>
        {error ? (
          <div className="mt-6">
            <FailedState
              text={`Order ${orderNumber} could not be loaded.`}
              onRetry={reload}
              isRetrying={loading}
            />
          </div>
        ) : (
          <LoadingRegion label="Loading your order">
            <Skeleton className="mt-8 h-80" />
          </LoadingRegion>
        )}
      </div>
    );
  };
  return <div className="page-width pt-10 md:pt-16">{content()}</div>;
};
