import { useLocation, useSearchParams } from "react-router-dom";
import { readShopperId } from "../features/accounts/session/session-storage.ts";
import { confirmationOf, readConfirmation } from "../features/checkout/confirmation.ts";
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
    title="There is no such order here"
    text="All of your orders are on one page."
    action={<ButtonLink to={paths.orders()}>View Orders</ButtonLink>}
  />
);

const isPaidOrCash = ({ paymentDetails }: SuccessPageQuery["order"]) =>
  paymentDetails.method === "COD" || paymentDetails.paymentStatus === "COMPLETED";

/**
 * The confirmation of an order: from the navigation state of the checkout, or by the order number after a reload
 * (decision 27).
 */
export const SuccessPage = () => {
  usePageTitle("Thank you");
  const { state } = useLocation();
  const orderNumber = useSearchParams()[0].get("order");
  const passedConfirmation = readConfirmation(state, orderNumber, readShopperId());
  const { data, error, loading, refetch } = useSuccessPageQuery({
    variables: { orderNumber: orderNumber ?? "" },
    skip: Boolean(passedConfirmation) || !orderNumber,
    notifyOnNetworkStatusChange: true,
  });
  const confirmation = passedConfirmation ?? (data && confirmationOf(data.order));

  const content = () => {
    if (data && !isPaidOrCash(data.order)) return <PayView order={data.order} shouldStart={false} />;
    if (confirmation) return <SuccessView confirmation={confirmation} />;
    if (!orderNumber || errorCode(error) === "ORDER_NOT_FOUND") return <NoOrder />;
    return (
      <div className="mx-auto max-w-(--container-form)">
        <h1 className="text-center text-2xl md:text-3xl">Your order</h1>
        {error ? (
          <div className="mt-6">
            <FailedState
              text={`Order ${orderNumber} could not be loaded.`}
              onRetry={() => void refetch().catch(() => undefined)}
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
