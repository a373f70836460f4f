import type { ApolloCache, Reference } from "@apollo/client";
import type { WriteReviewMutation } from "../../graphql/generated.ts";

type CachedReviews = { totalCount?: number; edges?: readonly { node: Reference }[] };

/** The list with the written review first, replacing an earlier one. A hidden review is left out. */
export const withReview = <Cached extends CachedReviews>(
  list: Cached,
  review: { node: Reference; isHidden: boolean; totalCount: number },
): Cached => {
  const others = list.edges?.filter((edge) => edge.node.__ref !== review.node.__ref);
  const ownEdge = { __typename: "ReviewEdge", node: review.node };
  return {
    ...list,
    totalCount: review.totalCount,
    ...(others && { edges: review.isHidden ? others : [ownEdge, ...others] }),
  };
};

/** Puts a written review into the cached list of its product. Does nothing if the list is not cached. */
export const updateReviewList = (cache: ApolloCache, { writeReview }: WriteReviewMutation) => {
  const { product, isHidden } = writeReview;
  const id = cache.identify(product);
  if (!id) return;
  cache.modify<{ reviews: CachedReviews }>({
    id,
    fields: {
      reviews: (list, { toReference }) => {
        const node = toReference(writeReview);
        if (!node) return list;
        return withReview(list as CachedReviews, { node, isHidden, totalCount: product.reviewCount });
      },
    },
  });
};
