import {
  AdminReviewsDocument,
  useAdminReviewsQuery,
  type AdminReviewsQuery,
  type ReviewState,
} from "../../../graphql/generated.ts";
import { MAX_FIRST_ORDERS } from "../../../graphql/max-first.ts";
import { usePagedQuery } from "../../../graphql/use-paged-query.ts";

const PAGE_SIZE = 20;

const reviewsOf = (data: AdminReviewsQuery) => data.reviews;

/** The reviews of all products in a state, newest first, in pages. */
export const useAdminReviews = (state: ReviewState) => {
  const paged = usePagedQuery({
    query: AdminReviewsDocument,
    variables: { state },
    size: PAGE_SIZE,
    toList: reviewsOf,
    maxFirst: MAX_FIRST_ORDERS,
  });
  return paged.listOf(useAdminReviewsQuery(paged.options)).list;
};
