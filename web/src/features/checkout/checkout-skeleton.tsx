import { LoadingRegion } from "../../ui/loading-region.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** Skeleton of checkout while it loads: the address and the summary. */
export const CheckoutSkeleton = () => (
  <LoadingRegion label="Loading checkout">
    <div className="mt-8 grid gap-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid content-start gap-x-5 gap-y-8 sm:grid-cols-2">
        <Skeleton className="h-7 w-48 sm:col-span-2" />
        <Skeleton className="h-12 sm:col-span-2" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-19 sm:col-span-2" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
      <Skeleton className="h-100" />
    </div>
  </LoadingRegion>
);
