import { LoadingRegion } from "../../ui/loading-region.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** Skeleton of the product page, in the final sizes. It has a heading, as every page has. */
export const ProductSkeleton = () => (
  <div className="page-width pt-1 sm:pt-4">
    <LoadingRegion label="Loading the product">
      <Skeleton className="my-3 h-5.5 w-64" />
      <div className="grid grid-cols-1 sm:mt-2 gap-x-12 sm:gap-y-8 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div className="grid max-sm:pb-11 sm:grid-cols-[5rem_minmax(0,1fr)] sm:gap-3">
          <div className="max-sm:-mx-4 sm:order-2">
            <Skeleton className="gallery-picture" />
          </div>
          <div className="flex flex-col gap-3 max-sm:hidden sm:order-1">
            {[0, 1, 2].map((index) => (
              <Skeleton key={index} className="aspect-3/4 w-20" />
            ))}
          </div>
        </div>
        <div>
          <h1 className="sr-only">Product</h1>
          <Skeleton className="h-10 w-4/5" />
          <Skeleton className="mt-4 h-8 w-56" />
          <Skeleton className="mt-4 h-6 w-40" />
          <Skeleton className="mt-8 h-11 w-full" />
          <Skeleton className="mt-6 h-11 w-3/4" />
          <Skeleton className="mt-8 h-13 w-full" />
        </div>
      </div>
    </LoadingRegion>
  </div>
);
