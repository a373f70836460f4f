import { useParams } from "react-router-dom";
import { PayByLink } from "../features/payments/pay-by-link.tsx";
import { errorCode } from "../graphql/error-message.ts";
import { usePayLinkPageQuery } from "../graphql/generated.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { FailedState } from "../ui/failed-state.tsx";
import { FormMessage } from "../ui/form-message.tsx";
import { FormPage } from "../ui/form-page.tsx";
import { LoadingRegion } from "../ui/loading-region.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";

const InvalidLink = () => (
  <>
    <FormMessage tone="error" detail="Please ask us for a new link, or look at your orders.">
      This payment link is invalid or has expired.
    </FormMessage>
    <ButtonLink to={paths.orders()} className="mt-6">
      View Orders
    </ButtonLink>
  </>
);

/** The target of a payment link: an order that was taken by phone or message. No login is needed. */
export const PayPage = () => {
  usePageTitle("Pay for your order");
  const { token = "" } = useParams();
  const { data, error, loading, refetch } = usePayLinkPageQuery({
    variables: { token },
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });
  const isInvalid = errorCode(error) === "PAY_LINK_INVALID";
  return (
    <FormPage title="Pay for your order">
      {data && <PayByLink token={token} order={data.payLinkOrder} />}
      {!data && isInvalid && <InvalidLink />}
      {!data && error && !isInvalid && (
        <FailedState
          text="The order could not be loaded."
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      )}
      {!data && !error && (
        <LoadingRegion label="Loading the order">
          <Skeleton className="h-6 w-48" />
          <Skeleton className="mt-6 h-20" />
          <Skeleton className="mt-6 h-13" />
        </LoadingRegion>
      )}
    </FormPage>
  );
};
