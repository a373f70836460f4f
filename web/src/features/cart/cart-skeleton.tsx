import { LoadingRegion } from "../../ui/loading-region.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** Skeleton of the cart while it loads: title, two lines and the summary. */
export const CartSkeleton = () => (
  <LoadingRegion label="Loading your cart">
    <h1 className="text-2xl md:text-3xl">Your Cart</h1>
    <div className="mt-4 grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] xl:gap-16">
      <div className="border-t border-hairline">
        {[1, 2].map((line) => (
          <div
            key={line}
            className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 border-b border-hairline py-6 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-x-6"
          >
            <Skeleton className="aspect-3/4" />
            <div>
              <Skeleton className="h-5 w-4/5" />
              <Skeleton className="mt-3 h-4 w-2/5" />
              <Skeleton className="mt-12 h-11 w-33" />
            </div>
          </div>
        ))}
      </div>
      <Skeleton className="h-80" />
    </div>
  </LoadingRegion>
);
