import { admins, shoppers, type Operation } from "./doors.ts";

/** The doors of wishlist, reviews and what happened lately. */
export const feedbackDoors: Record<string, Operation> = {
  "Query.wishlist": { allow: shoppers, ask: () => ["{ wishlist { totalCount productIds } }"] },
  "Query.recentActivity": { allow: shoppers, ask: () => ["{ recentActivity { kind happenedAt } }"] },
  "Mutation.toggleWishlist": {
    allow: shoppers,
    ask: ({ productId }) => [
      "mutation($id: ID!) { toggleWishlist(productId: $id) { inWishlist product { inWishlist } } }",
      { id: productId },
    ],
  },
  "Mutation.writeReview": {
    allow: shoppers,
    ask: ({ productId }) => [
      `mutation($id: ID!) { writeReview(input: { productId: $id, rating: 5, comment: "Lovely" }) { id } }`,
      { id: productId },
    ],
  },
  "Mutation.hideReview": {
    allow: admins,
    ask: ({ reviewId }) => [
      "mutation($id: ID!) { hideReview(reviewId: $id, hidden: true) { isHidden } }",
      { id: reviewId },
    ],
  },
};
