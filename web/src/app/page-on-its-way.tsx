import { LoadingRegion } from "../ui/loading-region.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

/** While a page's code is fetched: a heading's place and as much height as keeps the foot out of sight. */
export const PageOnItsWay = () => (
  <div className="page-width min-h-[80dvh] pt-10">
    <LoadingRegion label="Loading the page">
      <Skeleton className="h-10 w-56" />
    </LoadingRegion>
  </div>
);
