import { NetworkStatus } from "@apollo/client";
import { useProductReviewsQuery, type ReviewList_ProductFragment } from "../graphql/generated.ts";
import { FailedState } from "../ui/failed-state.tsx";
import { LoadingRegion } from "../ui/loading-region.tsx";
import { ShowMore } from "../ui/show-more.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { toast } from "../ui/toast.ts";
import { Review } from "./review.tsx";

const ReviewsOnTheirWay = ({ count }: { count: number }) => (
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

/** What shoppers say of a product, newest first, under its average. */
export const ReviewList = ({ product }: { product: ReviewList_ProductFragment }) => {
  const { data, error, loading, networkStatus, refetch, fetchMore } = useProductReviewsQuery({
    variables: { id: product.id },
  });
  const list = data?.product.reviews;
  const showMore = () =>
    fetchMore({ variables: { after: list?.pageInfo.endCursor } }).catch(() =>
      toast.error("More reviews could not be loaded. Please try again."),
    );

  if (product.reviewCount === 0 && !list?.totalCount)
    return <p className="py-6 text-ink-soft">No reviews yet. Be the first to review this product!</p>;
  return (
    <div>
      <p className="flex items-center gap-3 tabular-nums">
        <span className="font-display text-4xl">{product.averageRating?.toFixed(1)}</span>
        <span className="text-sm leading-snug text-ink-soft">
          out of 5<br />
          {product.reviewCount} {product.reviewCount === 1 ? "review" : "reviews"}
        </span>
      </p>
      {error && !list && (
        <div className="mt-4">
          <FailedState
            text="The reviews could not be loaded."
            onRetry={() => void refetch().catch(() => undefined)}
            isRetrying={loading}
          />
        </div>
      )}
      {!list && !error && <ReviewsOnTheirWay count={Math.min(product.reviewCount, 5)} />}
      {list && (
        <>
          <ul>
            {list.edges.map(({ node }) => (
              <li key={node.id}>
                <Review review={node} />
              </li>
            ))}
          </ul>
          {list.totalCount > 5 && (
            <ShowMore
              shown={list.edges.length}
              total={list.totalCount}
              noun="reviews"
              hasMore={list.pageInfo.hasNextPage}
              isLoading={networkStatus === NetworkStatus.fetchMore}
              onMore={() => void showMore()}
            />
          )}
        </>
      )}
    </div>
  );
};
