import type { ReactNode } from "react";
import type { ReviewList_ProductFragment } from "../../graphql/generated.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { FitBars, RatingBars } from "./rating-bars.tsx";
import type { ProductReviews } from "./use-product-reviews.ts";

/** The average rating, the distribution of stars, how it fits, and the button to write a review. */
export const ReviewHead = ({
  product,
  ratingCounts,
  fitCounts,
  children,
}: {
  product: ReviewList_ProductFragment;
  ratingCounts: ProductReviews["ratingCounts"];
  fitCounts: ProductReviews["fitCounts"];
  children: ReactNode;
}) => (
  <div className="flex flex-wrap items-center gap-x-12 gap-y-6">
    {product.reviewCount > 0 && (
      <>
        <p className="flex items-center gap-3 tabular-nums">
          <span className="font-display text-4xl">{product.averageRating?.toFixed(1)}</span>
          <span className="text-sm leading-snug text-ink-soft">
            out of 5<br />
            {product.reviewCount} {product.reviewCount === 1 ? "review" : "reviews"}
          </span>
        </p>
        {ratingCounts ? (
          <RatingBars counts={ratingCounts} />
        ) : (
          <Skeleton className="h-31 max-w-90 grow max-sm:max-w-none max-sm:basis-full" />
        )}
        <FitBars counts={fitCounts} />
      </>
    )}
    <div className="max-sm:w-full">{children}</div>
  </div>
);
