import { LoadingRegion } from "../../../ui/loading-region.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

/** The editor while its product loads. */
export const EditorSkeleton = () => (
  <LoadingRegion label="Loading the product">
    <div className="flex gap-4">
      <Skeleton className="aspect-3/4 w-18 shrink-0" />
      <div className="grow">
        <Skeleton className="h-7 max-w-90" />
        <Skeleton className="mt-3 h-5 max-w-60" />
        <Skeleton className="mt-3 h-11 max-w-105" />
      </div>
    </div>
    <Skeleton className="mt-6 h-12" />
    <div className="mt-6 grid max-w-180 gap-5 sm:grid-cols-2">
      <Skeleton className="h-19 sm:col-span-2" />
      <Skeleton className="h-43 sm:col-span-2" />
      {[1, 2, 3, 4, 5, 6].map((index) => (
        <Skeleton key={index} className="h-26" />
      ))}
    </div>
  </LoadingRegion>
);
