import type { ApolloCache, Reference } from "@apollo/client";
import type { WriteReviewMutation } from "../../graphql/generated.ts";

type CachedReviews = { totalCount?: number; edges?: readonly { node: Reference }[] };

/** The list with her review in front, in the place of an earlier one; without it, when the shop has hidden it. */
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

/** Puts a written review into the list of its product, where the cache knows that list. */
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
