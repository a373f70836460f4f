import { ContentList } from "../../features/content-admin/content-list.tsx";
import { useAdminContentsQuery } from "../../graphql/generated.ts";
import { FailedState } from "../../ui/failed-state.tsx";
import { LoadingRegion } from "../../ui/loading-region.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { usePageTitle } from "../../ui/use-page-title.ts";

/** The texts of the shop: home page, announcement, pages, size charts. */
export const AdminContentsPage = () => {
  usePageTitle("Home and pages");
  const { data, loading, refetch } = useAdminContentsQuery({
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  return (
    <>
      <h1 className="text-2xl">Home and pages</h1>
      {data && <ContentList contents={data.contents} />}
      {!data && loading && (
        <LoadingRegion label="Loading the texts">
          <Skeleton className="mt-8 h-96" />
        </LoadingRegion>
      )}
      {!data && !loading && (
        <FailedState
          text="The texts could not be loaded."
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      )}
    </>
  );
};
