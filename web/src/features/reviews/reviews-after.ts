import type { ApolloCache, Reference } from "@apollo/client";
import type { WriteReviewMutation } from "../../graphql/generated.ts";

type KeptReviews = { totalCount?: number; edges?: readonly { node: Reference }[] };

/** The list with her review in front, in the place of an earlier one; without it, when the shop has hidden it. */
export const reviewsAfter = <Kept extends KeptReviews>(
  list: Kept,
  review: { node: Reference; isHidden: boolean; totalCount: number },
): Kept => {
  const others = list.edges?.filter((edge) => edge.node.__ref !== review.node.__ref);
  const own = { __typename: "ReviewEdge", node: review.node };
  return {
    ...list,
    totalCount: review.totalCount,
    ...(others && { edges: review.isHidden ? others : [own, ...others] }),
  };
};

/** Puts a written review into the list of its product, where the cache knows that list. */
export const showReview = (cache: ApolloCache, { writeReview }: WriteReviewMutation) => {
  const { product, isHidden } = writeReview;
  const id = cache.identify(product);
  if (!id) return;
  cache.modify<{ reviews: KeptReviews }>({
    id,
    fields: {
      reviews: (list, { toReference }) => {
        const node = toReference(writeReview);
        if (!node) return list;
        return reviewsAfter(list as KeptReviews, { node, isHidden, totalCount: product.reviewCount });
      },
    },
  });
};
