import { NetworkStatus } from "@apollo/client";
import { useProductReviewsQuery } from "../../graphql/generated.ts";
import { toast } from "../../ui/toast.ts";

/** The reviews of a product, the distribution of its stars, and the viewer's own review. */
export const useProductReviews = (productId: string) => {
  const { data, error, networkStatus, refetch, fetchMore } = useProductReviewsQuery({
    variables: { id: productId },
    notifyOnNetworkStatusChange: true,
  });
  const list = data?.product.reviews;
  return {
    list,
    ratingCounts: data?.product.ratingCounts,
    fitCounts: data?.product.fitCounts ?? [],
    ownReview: data?.product.myReview ?? null,
    hasFailed: Boolean(error) && !list,
    isRetrying: networkStatus < NetworkStatus.ready,
    isMoreLoading: networkStatus === NetworkStatus.fetchMore,
    retry: () => void refetch().catch(() => undefined),
    showMore: () =>
      void fetchMore({ variables: { after: list?.pageInfo.endCursor } }).catch(() =>
        toast.error("More reviews could not be loaded. Please try again."),
      ),
  };
};

export type ProductReviews = ReturnType<typeof useProductReviews>;
