import { useAdminCustomerConsentsQuery, type ConsentPurpose } from "../../graphql/generated.ts";
import { Badge } from "../../ui/badge.tsx";
import { formatDate } from "../../ui/dates.ts";
import { FailedState } from "../../ui/failed-state.tsx";
import { LoadingRegion } from "../../ui/loading-region.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const names: Record<ConsentPurpose, string> = {
  ACCOUNT: "Account",
  EMAIL: "Email notifications",
  ORDER_UPDATES: "Order updates",
  PROMOTIONS: "Promotions",
  RESTOCK_ALERTS: "Back-in-stock alerts",
  REVIEWS: "Reviews",
};

/** What a customer has agreed to, or withdrawn. Only the customer changes it, in the settings of the account. */
export const CustomerConsents = ({ customerId }: { customerId: string }) => {
  const { data, error, loading, refetch } = useAdminCustomerConsentsQuery({
    variables: { customerId },
    fetchPolicy: "no-cache",
    notifyOnNetworkStatusChange: true,
  });
  const entries = data?.customerConsents;
  if (!entries)
    return error ? (
      <FailedState
        text="The consents could not be loaded."
        onRetry={() => void refetch().catch(() => undefined)}
        isRetrying={loading}
      />
    ) : (
      <LoadingRegion label="Loading the consents">
        <Skeleton className="mt-3 h-14" />
      </LoadingRegion>
    );
  if (entries.length === 0) return <p className="mt-3 text-sm text-ink-soft">No consents yet.</p>;
  return (
    <ul aria-label="Consents">
      {entries.map(({ purpose, isGiven, changedAt }) => (
        <li
          key={purpose}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 border-b border-hairline py-3"
        >
          <div className="min-w-0">
            <p className="font-semibold">{names[purpose]}</p>
            <p className="text-sm text-ink-soft">{formatDate(changedAt)}</p>
          </div>
          <Badge tone={isGiven ? "green" : "grey"}>{isGiven ? "Given" : "Withdrawn"}</Badge>
        </li>
      ))}
    </ul>
  );
};
