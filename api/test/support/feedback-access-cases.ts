import { adminsOnly, shoppersOnly, type AccessCase } from "./access-cases.ts";

/** Who may use the operations on wishlist, reviews and recent activity. */
export const feedbackAccessCases: Record<string, AccessCase> = {
  "Query.wishlist": { allow: shoppersOnly, callOf: () => ["{ wishlist { totalCount productIds } }"] },
  "Query.recentActivity": { allow: shoppersOnly, callOf: () => ["{ recentActivity { kind happenedAt } }"] },
  "Mutation.toggleWishlist": {
    allow: shoppersOnly,
    callOf: ({ productId }) => [
      "mutation($id: ID!) { toggleWishlist(productId: $id) { inWishlist product { inWishlist } } }",
      { id: productId },
    ],
  },
  "Mutation.writeReview": {
    allow: shoppersOnly,
    callOf: ({ productId }) => [
      `mutation($id: ID!) { writeReview(input: { productId: $id, rating: 5, comment: "Lovely" }) { id } }`,
      { id: productId },
    ],
  },
  "Mutation.hideReview": {
    allow: adminsOnly,
    callOf: ({ reviewId }) => [
      "mutation($id: ID!) { hideReview(reviewId: $id, hidden: true) { isHidden } }",
      { id: reviewId },
    ],
  },
};
