import { CollectionList } from "../../features/collection-admin/list/collection-list.tsx";
import { useAdminCollectionsQuery } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FailedState } from "../../ui/failed-state.tsx";
import { PlusIcon } from "../../ui/icons.tsx";
import { LoadingRegion } from "../../ui/loading-region.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { usePageTitle } from "../../ui/use-page-title.ts";

/** The collections in the order of the shop. There are at most 100. */
export const AdminCollectionsPage = () => {
  usePageTitle("Collections");
  const { data, error, loading, refetch } = useAdminCollectionsQuery({
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const collections = data?.adminCollections.edges.map(({ node }) => node);
  const reload = () => refetch().catch(() => undefined);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">Collections</h1>
        <ButtonLink to={paths.adminCollection("new")}>
          <PlusIcon /> New collection
        </ButtonLink>
      </div>
      {!collections && !error && (
        <LoadingRegion label="Loading the collections">
          <Skeleton className="mt-6 h-60" />
        </LoadingRegion>
      )}
      {!collections && error && (
        <FailedState
          text="The collections could not be loaded."
          onRetry={() => void reload()}
          isRetrying={loading}
        />
      )}
      {collections?.length === 0 && (
        <EmptyState
          title="No collections yet"
          text="A collection shows pieces together, under a title of its own: on the home page, in the menu and on a page."
        />
      )}
      {collections && collections.length > 0 && (
        <>
          <p className="mt-2 text-sm text-ink-soft">The home page and the menu show them in this order.</p>
          <CollectionList collections={collections} reload={reload} />
        </>
      )}
    </>
  );
};
