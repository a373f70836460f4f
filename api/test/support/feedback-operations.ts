import type { ValidCall, ValidRequest } from "./account-operations.ts";
import type { Person } from "./factories.ts";

type FeedbackFixtures = { shopper: Person; admin: Person; productId: string; reviewId: string };

/** A valid call for each operation on wishlist and reviews. Tests spoil every part of it. */
export const feedbackOperations = ({
  shopper,
  admin,
  productId,
  reviewId,
}: FeedbackFixtures): Record<string, ValidCall> => ({
  "Query.wishlist": {
    as: shopper,
    query: `query($first: Int, $after: String) { wishlist(first: $first, after: $after) { totalCount } }`,
    variables: { first: 1, after: null },
  },
  "Query.recentActivity": {
    as: shopper,
    query: "query($first: Int) { recentActivity(first: $first) { id } }",
    variables: { first: 1 },
  },
  "Mutation.toggleWishlist": {
    as: shopper,
    query: `mutation($productId: ID!, $wanted: Boolean) {
      toggleWishlist(productId: $productId, wanted: $wanted) { inWishlist } }`,
    variables: { productId, wanted: false },
  },
  "Mutation.writeReview": {
    as: shopper,
    query: "mutation($input: WriteReviewInput!) { writeReview(input: $input) { id } }",
    variables: { input: { productId, rating: 5, comment: "Lovely" } },
  },
  "Mutation.hideReview": {
    as: admin,
    query: `mutation($reviewId: ID!, $hidden: Boolean!) {
      hideReview(reviewId: $reviewId, hidden: $hidden) { id } }`,
    variables: { reviewId, hidden: true },
  },
  "Mutation.addReviewPhoto": {
    as: shopper,
    query:
      "mutation($reviewId: ID!, $file: Upload!) { addReviewPhoto(reviewId: $reviewId, file: $file) { id } }",
    variables: { reviewId, file: null },
  },
  "Mutation.removeReviewPhoto": {
    as: shopper,
    query: "mutation($photoId: ID!) { removeReviewPhoto(photoId: $photoId) { id } }",
    variables: { photoId: reviewId },
  },
  "Mutation.hideReviewPhoto": {
    as: admin,
    query: `mutation($photoId: ID!, $hidden: Boolean!) {
      hideReviewPhoto(photoId: $photoId, hidden: $hidden) { id } }`,
    variables: { photoId: reviewId, hidden: true },
  },
});

/** The same for the documented paths. */
export const feedbackRequests = ({
  shopper,
  productId,
}: Pick<FeedbackFixtures, "shopper" | "productId">): ValidRequest[] => [
  {
    method: "POST",
    path: `/api/feedback/${productId}`,
    as: shopper,
    body: { comment: "Lovely", rating: 5 },
  },
  { method: "POST", path: "/api/wishlist/toggle", as: shopper, body: { productId } },
];
