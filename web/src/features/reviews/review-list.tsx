import type { ReactNode } from "react";
import type { Review_ReviewFragment } from "../../graphql/generated.ts";
import { FailedState } from "../../ui/failed-state.tsx";
import { LoadingRegion } from "../../ui/loading-region.tsx";
import { ShowMore } from "../../ui/show-more.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Review } from "./review.tsx";
import type { ProductReviews } from "./use-product-reviews.ts";

const ReviewsSkeleton = ({ count }: { count: number }) => (
  <LoadingRegion label="Loading reviews">
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className="border-b border-hairline py-6">
        <Skeleton className="h-6 w-48" />
        <Skeleton className="mt-2 h-5 w-28" />
        <Skeleton className="mt-3 h-6 w-full max-w-(--container-prose)" />
      </div>
    ))}
  </LoadingRegion>
);

type ReviewListProps = {
  reviews: ProductReviews;
  /** The product's number of reviews, for the number of skeletons. */
  expectedCount: number;
  /** The admin's button for a review. */
  actionOf?: ((review: Review_ReviewFragment) => ReactNode) | undefined;
};

/** The reviews of a product, newest first, in pages. */
export const ReviewList = ({ reviews, expectedCount, actionOf }: ReviewListProps) => {
  const { list, hasFailed, isRetrying, isMoreLoading, retry, showMore } = reviews;
  if (hasFailed)
    return <FailedState text="The reviews could not be loaded." onRetry={retry} isRetrying={isRetrying} />;
  if (!list) return <ReviewsSkeleton count={Math.max(1, Math.min(expectedCount, 5))} />;
  if (list.edges.length === 0)
    return <p className="py-6 text-ink-soft">No reviews yet. Be the first to review this product!</p>;
  return (
    <>
      <ul>
        {list.edges.map(({ node }) => (
          <li key={node.id}>
            <Review review={node} action={actionOf?.(node)} />
          </li>
        ))}
      </ul>
      {list.totalCount > 5 && (
        <ShowMore
          visibleCount={list.edges.length}
          total={list.totalCount}
          noun="reviews"
          hasMore={list.pageInfo.hasNextPage}
          isLoading={isMoreLoading}
          onMore={showMore}
        />
      )}
    </>
  );
};
