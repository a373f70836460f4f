import type { ReactNode } from "react";
import { errorCode } from "../../graphql/error-message.ts";
import {
  useCollectionEditorQuery,
  type CollectionEditor_CollectionFragment,
} from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FailedState } from "../../ui/failed-state.tsx";
import { LoadingRegion } from "../../ui/loading-region.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const missingCodes = ["COLLECTION_NOT_FOUND", "BAD_ID"];

/** Loads a collection, with the loading, missing and failed states of a page. */
export const CollectionQuery = ({
  id,
  children,
}: {
  id: string;
  children: (collection: CollectionEditor_CollectionFragment, reload: () => Promise<unknown>) => ReactNode;
}) => {
  const { data, error, loading, refetch } = useCollectionEditorQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  if (data) return children(data.adminCollection, () => refetch().catch(() => undefined));
  if (!error || loading)
    return (
      <LoadingRegion label="Loading the collection">
        <Skeleton className="h-16" />
        <Skeleton className="mt-6 h-160" />
      </LoadingRegion>
    );
  return (
    <>
      <h1 className="mb-6 text-2xl">Collection</h1>
      {missingCodes.includes(errorCode(error) ?? "") ? (
        <EmptyState
          title="Collection not found"
          text="It may be deleted, or the link may be incomplete."
          action={<ButtonLink to={paths.adminCollections()}>All collections</ButtonLink>}
        />
      ) : (
        <FailedState
          text="The collection could not be loaded."
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      )}
    </>
  );
};
