import { Link } from "react-router-dom";
import { useRecentActivityQuery } from "../../graphql/generated.ts";
import { formatDateTime } from "../../ui/dates.ts";
import { FailedState } from "../../ui/failed-state.tsx";
import { BagIcon, ReturnIcon } from "../../ui/first-load-icons.tsx";
import { BoxIcon, HeartIcon, StarIcon } from "../../ui/icons.tsx";
import { LoadingRegion } from "../../ui/loading-region.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { activityLink, type Activity } from "./activity-link.ts";

const icons: Record<Activity["kind"], React.ReactNode> = {
  ORDER_PLACED: <BagIcon />,
  ORDER_MOVED: <BoxIcon />,
  RETURN_MOVED: <ReturnIcon />,
  REVIEW_WRITTEN: <StarIcon />,
  WISHLISTED: <HeartIcon />,
};

const ActivityEntry = ({ activity }: { activity: Activity }) => {
  const { text, to } = activityLink(activity);
  return (
    <li className="border-b border-hairline">
      <Link to={to} className="group flex min-h-13 items-center gap-4 rounded-sm py-2.5">
        <span className="text-madder">{icons[activity.kind]}</span>
        <span className="grid min-w-0 grow gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-baseline">
          <span className="min-w-0 wrap-anywhere underline-offset-4 group-hover:underline">{text}</span>
          <time dateTime={activity.happenedAt} className="text-sm text-ink-faint">
            {formatDateTime(activity.happenedAt)}
          </time>
        </span>
      </Link>
    </li>
  );
};

const ActivitySkeleton = () => (
  <LoadingRegion label="Loading recent activity">
    {[0, 1, 2].map((index) => (
      <Skeleton key={index} className="mb-2 h-11" />
    ))}
  </LoadingRegion>
);

/** The last events of the shopper's account (decision 5). A new account has none. */
export const RecentActivity = () => {
  const { data, error, loading, refetch } = useRecentActivityQuery({
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const events = data?.recentActivity;
  return (
    <section aria-labelledby="recent">
      <h2 id="recent" className="mt-12 mb-3 text-lg">
        Recent activity
      </h2>
      {!events && error && (
        <FailedState
          text="Your recent activity could not be loaded."
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      )}
      {!events && !error && <ActivitySkeleton />}
      {events?.length === 0 && (
        <p className="border-y border-hairline py-4 text-ink-soft">
          Nothing yet. Your orders, returns, reviews and wishlist will show up here.
        </p>
      )}
      {events && events.length > 0 && (
        <ul className="border-t border-hairline">
          {events.map((activity) => (
            <ActivityEntry key={activity.id} activity={activity} />
          ))}
        </ul>
      )}
    </section>
  );
};
