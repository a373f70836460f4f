import { useAdminNotificationsQuery } from "../../graphql/generated.ts";
import { NotificationForm } from "../../features/admin-notifications/notification-form.tsx";
import { FailedState } from "../../ui/failed-state.tsx";
import { LoadingRegion } from "../../ui/loading-region.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { usePageTitle } from "../../ui/use-page-title.ts";

/** What the admin is mailed about, and how often. */
export const AdminNotificationsPage = () => {
  usePageTitle("Notifications");
  const { data, error, loading, refetch } = useAdminNotificationsQuery({
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const settings = data?.adminNotifications;
  return (
    <>
      <h1 className="text-2xl">Notifications</h1>
      {settings && (
        <>
          <p className="mt-1 max-w-(--container-prose) text-ink-soft wrap-anywhere">
            {`Choose when we mail you at ${settings.email}. Messages and disputes always go to ${settings.shopEmail} too.`}
          </p>
          <NotificationForm settings={settings} />
        </>
      )}
      {!settings && error && (
        <div className="mt-6">
          <FailedState
            text="Your notifications could not be loaded."
            onRetry={() => void refetch().catch(() => undefined)}
            isRetrying={loading}
          />
        </div>
      )}
      {!settings && !error && (
        <LoadingRegion label="Loading notifications">
          <div className="mt-6 grid max-w-(--container-form) gap-5">
            {[1, 2, 3, 4].map((index) => (
              <Skeleton key={index} className="h-19" />
            ))}
          </div>
        </LoadingRegion>
      )}
    </>
  );
};
