import { LoadingRegion } from "../ui/loading-region.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

/** Shown while a page's code is fetched. */
export const PageLoading = () => (
  <div className="page-width pt-10">
    <LoadingRegion label="Loading the page">
      <Skeleton className="h-10 w-56" />
    </LoadingRegion>
  </div>
);
