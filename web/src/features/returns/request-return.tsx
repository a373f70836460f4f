import { Link } from "react-router-dom";
import { errorCode, errorMessage, isServerFailure } from "../../graphql/error-message.ts";
import { useReturnFormQuery } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FailedState } from "../../ui/failed-state.tsx";
import { LoadingRegion } from "../../ui/loading-region.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ReturnForm } from "./return-form.tsx";

const NotPossible = ({ title, text }: { title: string; text?: string }) => (
  <EmptyState
    title={title}
    {...(text ? { text } : {})}
    action={
      <ButtonLink to={paths.returns()} variant="secondary">
        See your returns
      </ButtonLink>
    }
  />
);

const Loading = () => (
  <LoadingRegion label="Loading your order">
    <div className="mt-6 grid max-w-(--container-prose) gap-4">
      {[1, 2, 3].map((index) => (
        <Skeleton key={index} className="h-24" />
      ))}
    </div>
  </LoadingRegion>
);

const Content = ({ orderId }: { orderId: string }) => {
  const { data, error, loading, refetch } = useReturnFormQuery({
    variables: { orderId },
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });
  const options = data?.returnOptions;
  if (error && isServerFailure(errorCode(error)))
    return (
      <div className="mt-6">
        <FailedState
          text="Your order could not be loaded."
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      </div>
    );
  if (error) return <NotPossible title={errorMessage(error, { fallback: "This could not be loaded." })} />;
  if (!options) return <Loading />;
  if (options.pieces.length === 0)
    return (
      <NotPossible
        title="Nothing left to return"
        text="You have already requested a return for every piece in this order."
      />
    );
  return <ReturnForm options={options} />;
};

/** The request of a return or an exchange of pieces of one order, or why it is not possible. */
export const RequestReturn = ({ orderId }: { orderId: string }) => (
  <>
    <Link to={paths.dashboardOrders()} className="text-link text-sm">
      Your orders
    </Link>
    <h1 className="mt-2 text-2xl md:text-3xl">Return or exchange</h1>
    <Content key={orderId} orderId={orderId} />
  </>
);
