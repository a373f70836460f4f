import { admins, shoppers, type Operation } from "./access-cases.ts";

/** Who may use the operations on wishlist, reviews and recent activity. */
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
